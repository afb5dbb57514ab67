// Kernels of `BoxIndex`. Those that search read images of its cells, which the caller puts into the memory, and leave entries there;
// others measure and sort what a ray meets, and build. Whatever they are not certain of the caller decides, on the boxes themselves.
export { castPlane, searchCircle, searchPlane } from "./plane";
export { measureHits, sortHits } from "./ray";
export { searchSpace, searchSphere } from "./space";
export { dealPlane, fitPlane, moveSorted, sortBucket, sortCrowd, startDealing } from "./build";
