type Bytes = ArrayBufferLike | ArrayBufferView;

function bufferOf(bytes: Bytes): Buffer {
  return ArrayBuffer.isView(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : Buffer.from(bytes);
}

/** Whether two hold the same bytes: for `toEqual` millions of numbers are many, and too many for the message where they differ. */
export function sameBytes(a: Bytes, b: Bytes): boolean {
  return bufferOf(a).equals(bufferOf(b));
}
