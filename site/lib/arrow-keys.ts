/** Arrow keys in figures whose y goes up. */

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Where an arrow key points, 1 or −1 along its axis; nothing for other keys. */
export function directionOf(key: string): readonly [x: number, y: number] | undefined {
  return DIRECTIONS[key];
}
