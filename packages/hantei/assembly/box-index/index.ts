// Kernels of `BoxIndex`: they search images of its cells, which the caller puts into the memory, and leave entries there.
// Whatever cells cannot tell for certain the caller decides, on the boxes themselves.
export { castPlane, searchPlane } from "./plane";
export { measureRay, sortHits } from "./ray";
export { searchSpace } from "./space";
export { dealPlane, fitPlane, moveSorted, sortBucket, sortCrowd, startDealing } from "./build";
