/** Every page in Japanese, on a phone by night: between the two languages each is seen both ways. */
import { everyPageIsSound } from "../lib/every-page.js";

everyPageIsSound({ lang: "ja", root: "ja/", width: 390, dark: true });
