/** The kernels of `assembly/broadphase`, 143 bytes. Written by `scripts/generate-kernels.mjs`. */
export const WASM: string =
  "AGFzbQEAAAABCAFgA39/fwF/AwIBAAUDAQAABxkCDGFyZUludGVydmFscwAABm1lbW9yeQIAClcBVQIBewJ//Qz/////////////////////IQMDQCACIARKBEAgAyAEQQN0IgUgAGr9AAQAIAEgBWr9AAQA/Uv9TiEDIARBAmohBAwBCwsgA/3DAUEARws=";
