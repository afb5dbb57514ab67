/** The doors of the package: what one imports, the page of the API that tells of it, and what for. */
export const DOORS = [
  { name: "hantei", page: "2d", what: "shapes of the plane, and every question about them" },
  { name: "hantei/collisions", page: "2d/collisions", what: "all collisions among shapes of the plane" },
  { name: "hantei/broadphase", page: "broadphase", what: "all pairs of boxes that meet, in typed arrays" },
  { name: "hantei/batch", page: "batch", what: "many pairs of shapes at once, in typed arrays" },
  { name: "hantei/interval", page: "interval", what: "one dimension, and time" },
  { name: "hantei/render", page: "render", what: "explanations as text, JSON and pictures" },
  { name: "hantei/3d", page: "3d", what: "shapes of space" },
  { name: "hantei/3d/collisions", page: "3d/collisions", what: "all collisions among shapes of space" },
];
