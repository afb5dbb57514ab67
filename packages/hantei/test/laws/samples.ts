/** Shapes for laws that hold for every shape of every kind. */
import { hardCase } from "../generators/hard-cases.js";
import type { Draft } from "../generators/layout.js";
import { Random } from "../generators/random.js";
import { type AnyShape, build, ROOMS, type Room } from "../rooms.js";

export interface Sample {
  readonly draft: Draft;
  readonly shape: AnyShape;
}

/** Hard shapes of one kind: tiny, huge, flat, unbounded and all. */
export function samples(room: Room, kind: string, count: number, seed: number): Sample[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, index) => {
    const [draft] = hardCase(kind, kind, random, index);
    return { draft, shape: build(room, draft) };
  });
}

export interface KindOfRoom {
  readonly kind: string;
  readonly room: Room;
}

/** Every kind of every room. */
export const ALL_KINDS: readonly KindOfRoom[] = ROOMS.flatMap((room) => room.kinds.map((kind) => ({ kind, room })));
