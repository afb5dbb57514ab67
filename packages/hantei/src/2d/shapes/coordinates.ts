/** Reading vertices: pairs or flat numbers in, a flat list without repeated neighbors out. */
import { rangeError, typeError } from "../../base/errors.js";
import { checkFinite, show } from "../../base/validate.js";

/** Vertices as a caller gives them: `[[x, y], …]` or `[x, y, x, y, …]`, in a plain or typed array. */
export type Points = readonly (readonly [number, number])[] | ArrayLike<number>;

/**
 * The vertices as one flat list, without repeated neighbors; where `ring`, also without a repeated closing vertex.
 *
 * @throws TypeError `ERR_TYPE` where it is no array or a coordinate no number; RangeError `ERR_NOT_FINITE`, or `ERR_VERTICES`
 * where a flat list has an odd length.
 */
export function readCoordinates(where: string, points: unknown, ring: boolean): number[] {
  if (!(Array.isArray(points) || ArrayBuffer.isView(points)) || !("length" in points)) {
    typeError("ERR_TYPE", `${where} must be an array of [x, y] or of flat numbers, not ${show(points)}`);
  }
  const list = points as ArrayLike<unknown>;
  const flat = typeof list[0] === "number";
  if (flat && list.length % 2 === 1) {
    rangeError("ERR_VERTICES", `${where} has ${list.length} flat numbers; x and y come in pairs, so it must be even`);
  }
  const coordinates: number[] = [];
  const vertices = flat ? list.length / 2 : list.length;
  for (let vertex = 0; vertex < vertices; vertex++) {
    const pair = flat ? undefined : pairAt(where, list, vertex);
    const x = pair === undefined ? list[2 * vertex] : pair[0];
    const y = pair === undefined ? list[2 * vertex + 1] : pair[1];
    checkFinite(`${where}: x of vertex ${vertex}`, x);
    checkFinite(`${where}: y of vertex ${vertex}`, y);
    if (!isLast(coordinates, x as number, y as number)) coordinates.push(x as number, y as number);
  }
  while (ring && coordinates.length > 2 && isLast(coordinates, coordinates[0] as number, coordinates[1] as number)) {
    coordinates.length -= 2;
  }
  // What has grown has room to spare, up to half as much again; a copy fits.
  return coordinates.slice();
}

function isLast(coordinates: readonly number[], x: number, y: number): boolean {
  return coordinates[coordinates.length - 2] === x && coordinates[coordinates.length - 1] === y;
}

function pairAt(where: string, list: ArrayLike<unknown>, vertex: number): readonly unknown[] {
  const pair = list[vertex];
  if (!Array.isArray(pair) || pair.length !== 2) {
    const said = Array.isArray(pair) ? `an array of ${pair.length}` : show(pair);
    typeError("ERR_TYPE", `${where}: vertex ${vertex} must be [x, y], not ${said}`);
  }
  return pair;
}

/** A flat list with every vertex mapped; x and y of the result come from two functions. */
export function mapCoordinates(
  coordinates: readonly number[],
  mapX: (x: number, y: number) => number,
  mapY: (x: number, y: number) => number,
): number[] {
  const mapped: number[] = [];
  for (let i = 0; i < coordinates.length; i += 2) {
    const x = coordinates[i] as number;
    const y = coordinates[i + 1] as number;
    mapped.push(mapX(x, y), mapY(x, y));
  }
  return mapped;
}
