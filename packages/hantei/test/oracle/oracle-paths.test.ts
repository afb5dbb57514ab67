/** Pairs with a polygon or a polyline. */
import { isPathKind } from "../generators/layout.js";
import { PAIRS } from "../rooms.js";
import { testPairs } from "./hard-cases.js";

testPairs(PAIRS.filter(({ kindA, kindB }) => isPathKind(kindA) || isPathKind(kindB)));
