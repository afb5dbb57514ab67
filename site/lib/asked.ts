/** Parts of the site that are asked for when they are wanted, by who says so where they do not come. */

let waiting = 0;

/** Whether such a part is on its way. */
export function isAsked(): boolean {
  return waiting > 0;
}

/** @throws What kept the part from coming. */
export async function asked<T>(part: Promise<T>): Promise<T> {
  waiting++;
  try {
    return await part;
  } finally {
    waiting--;
  }
}
