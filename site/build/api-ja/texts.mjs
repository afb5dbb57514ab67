import { BATCH } from "./batch.mjs";
import { BROADPHASE } from "./broadphase.mjs";
import { COLLISIONS } from "./collisions.mjs";
import { INTERVAL } from "./interval.mjs";
import { PLANE_FUNCTIONS } from "./plane-functions.mjs";
import { PLANE_TYPES } from "./plane-types.mjs";
import { REMARKS } from "./remarks.mjs";
import { RENDER } from "./render.mjs";
import { SPACE } from "./space.mjs";

/** What docstrings say, in Japanese, by their English as the pages have it, each paragraph on one line. A text that several doors share is told once. */
export const PARTS = [PLANE_FUNCTIONS, PLANE_TYPES, COLLISIONS, SPACE, INTERVAL, BROADPHASE, BATCH, RENDER, REMARKS];

/** @type {Map<string, string>} */
export const TEXTS = new Map(PARTS.flatMap((part) => Object.entries(part)));
