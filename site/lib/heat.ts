/** Pictures made of cells, painted as pixels: maps of what a test says over many positions. */

/** Red, green and blue of a style sheet's color. */
export function colorOf(element: Element, name: string): readonly [number, number, number] {
  const short = /^#(.)(.)(.)$/;
  const text = getComputedStyle(element).getPropertyValue(name).trim().replace(short, "#$1$1$2$2$3$3");
  const hex = /^#(..)(..)(..)$/.exec(text);
  return hex === null
    ? [128, 128, 128]
    : (hex.slice(1).map((part) => Number.parseInt(part, 16)) as [number, number, number]);
}

/** Calls where the page's colors change: by its class, by day and by night, and on paper. Returns what ends it. */
export function onColors(call: () => void): () => void {
  const watcher = new MutationObserver(call);
  watcher.observe(document.documentElement, { attributeFilter: ["class"] });
  const paper = matchMedia("print");
  paper.addEventListener("change", call);
  return () => {
    watcher.disconnect();
    paper.removeEventListener("change", call);
  };
}

/** What a cell looks like: how much of each color, and whether it is crossed out, so that no one needs to tell colors. */
export interface Cell {
  readonly color: readonly [number, number, number];
  /** 0, the paper, to 1. */
  readonly strength: number;
  readonly crossed?: boolean;
}

/** Paints `columns` × `rows` cells, the first at the lower left, over a whole canvas. */
export function paint(
  canvas: HTMLCanvasElement,
  columns: number,
  rows: number,
  paper: readonly [number, number, number],
  cell: (column: number, row: number) => Cell,
): void {
  const size = Math.max(1, Math.floor(canvas.width / columns));
  const context = canvas.getContext("2d");
  if (context === null) return;
  const image = context.createImageData(columns * size, rows * size);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const { color, strength, crossed } = cell(column, row);
      for (let y = 0; y < size; y++) {
        for (let x = 0; x < size; x++) {
          const at = 4 * (((rows - 1 - row) * size + y) * columns * size + column * size + x);
          const onCross = crossed === true && size > 4 && (Math.abs(x - y) < 1 || x + y === size - 1);
          const part = onCross ? 0 : strength;
          for (let channel = 0; channel < 3; channel++) {
            image.data[at + channel] = (paper[channel] as number) * (1 - part) + (color[channel] as number) * part;
          }
          image.data[at + 3] = 255;
        }
      }
    }
  }
  context.putImageData(image, 0, 0);
}

/** Puts other colors in place of those that a canvas is painted in; 32-bit pixels. */
export function recolor(canvas: HTMLCanvasElement, from: readonly number[], to: readonly number[]): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const pixels = new Int32Array(image.data.buffer);
  const other = new Map(from.map((color, index) => [color | 0, to[index] as number]));
  for (let i = 0; i < pixels.length; i++) pixels[i] = other.get(pixels[i] as number) ?? (pixels[i] as number);
  context.putImageData(image, 0, 0);
}
