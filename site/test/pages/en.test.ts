/** Every page in English, on a wide screen by day: between the two languages each is seen both ways. */
import { everyPageIsSound } from "../lib/every-page.js";

everyPageIsSound({ lang: "en", root: "", width: 1280, dark: false });
