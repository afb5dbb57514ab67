/**
 * The plain formulas in doubles, for pairs that no peer has: what one writes by hand, wrong on hard input. Not a peer, a
 * yardstick.
 */

const squaredToSegment = (p, s) => {
  const ux = s.x2 - s.x1;
  const uy = s.y2 - s.y1;
  const t = Math.max(0, Math.min(1, ((p.x - s.x1) * ux + (p.y - s.y1) * uy) / (ux * ux + uy * uy)));
  const dx = p.x - s.x1 - t * ux;
  const dy = p.y - s.y1 - t * uy;
  return dx * dx + dy * dy;
};

const squaredToSegment3 = (p, s) => {
  const ux = s.x2 - s.x1;
  const uy = s.y2 - s.y1;
  const uz = s.z2 - s.z1;
  const dot = (p.x - s.x1) * ux + (p.y - s.y1) * uy + (p.z - s.z1) * uz;
  const t = Math.max(0, Math.min(1, dot / (ux * ux + uy * uy + uz * uz)));
  const dx = p.x - s.x1 - t * ux;
  const dy = p.y - s.y1 - t * uy;
  const dz = p.z - s.z1 - t * uz;
  return dx * dx + dy * dy + dz * dz;
};

/** The squared distance of two segments, after C. Ericson, "Real-Time Collision Detection" (2005), section 5.1.9. */
const squaredBetween = (ux, uy, uz, vx, vy, vz, wx, wy, wz) => {
  const uu = ux * ux + uy * uy + uz * uz;
  const vv = vx * vx + vy * vy + vz * vz;
  const uv = ux * vx + uy * vy + uz * vz;
  const uw = ux * wx + uy * wy + uz * wz;
  const vw = vx * wx + vy * wy + vz * wz;
  const determinant = uu * vv - uv * uv;
  let s = determinant === 0 ? 0 : Math.max(0, Math.min(1, (uw * vv - vw * uv) / determinant));
  let t = (s * uv - vw) / vv;
  if (t < 0) {
    t = 0;
    s = Math.max(0, Math.min(1, uw / uu));
  } else if (t > 1) {
    t = 1;
    s = Math.max(0, Math.min(1, (uv + uw) / uu));
  }
  const dx = wx + t * vx - s * ux;
  const dy = wy + t * vy - s * uy;
  const dz = wz + t * vz - s * uz;
  return dx * dx + dy * dy + dz * dz;
};
const squaredBetween2 = (a, b) =>
  squaredBetween(a.x2 - a.x1, a.y2 - a.y1, 0, b.x2 - b.x1, b.y2 - b.y1, 0, b.x1 - a.x1, b.y1 - a.y1, 0);
const squaredBetween3 = (a, b) =>
  squaredBetween(
    a.x2 - a.x1,
    a.y2 - a.y1,
    a.z2 - a.z1,
    b.x2 - b.x1,
    b.y2 - b.y1,
    b.z2 - b.z1,
    b.x1 - a.x1,
    b.y1 - a.y1,
    b.z1 - a.z1,
  );

const same = (shape) => shape;

export const plain = {
  name: "plain",
  objects: { point: same, segment: same, circle: same, capsule: same },
  asks: {
    "point-point": (a, b) => a.x === b.x && a.y === b.y,
    "capsule-point": (a, b) => squaredToSegment(b, a) <= a.radius * a.radius,
    "capsule-segment": (a, b) => squaredBetween2(a, b) <= a.radius * a.radius,
    "capsule-circle": (a, b) => squaredToSegment(b, a) <= (a.radius + b.radius) * (a.radius + b.radius),
    "capsule-capsule": (a, b) => squaredBetween2(a, b) <= (a.radius + b.radius) * (a.radius + b.radius),
  },
};

const between = (value, low, high) => Math.max(low, Math.min(value, high));

/** Whether a segment meets a box: the parameters that each axis allows, cut with each other. */
const slabs = (a, b) => {
  const ux = 1 / (b.x2 - b.x1);
  const uy = 1 / (b.y2 - b.y1);
  const uz = 1 / (b.z2 - b.z1);
  const x1 = (a.minX - b.x1) * ux;
  const x2 = (a.maxX - b.x1) * ux;
  const y1 = (a.minY - b.y1) * uy;
  const y2 = (a.maxY - b.y1) * uy;
  const z1 = (a.minZ - b.z1) * uz;
  const z2 = (a.maxZ - b.z1) * uz;
  const first = Math.max(0, Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2));
  const last = Math.min(1, Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2));
  return first <= last;
};

export const plainSpace = {
  name: "plain",
  objects: { point: same, segment: same, box: same, sphere: same, capsule: same },
  asks: {
    "point-point": (a, b) => a.x === b.x && a.y === b.y && a.z === b.z,
    "box-point": (a, b) =>
      a.minX <= b.x && b.x <= a.maxX && a.minY <= b.y && b.y <= a.maxY && a.minZ <= b.z && b.z <= a.maxZ,
    "box-segment": slabs,
    "box-box": (a, b) =>
      a.minX <= b.maxX &&
      b.minX <= a.maxX &&
      a.minY <= b.maxY &&
      b.minY <= a.maxY &&
      a.minZ <= b.maxZ &&
      b.minZ <= a.maxZ,
    "sphere-point": (a, b) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2 <= a.radius ** 2,
    "sphere-segment": (a, b) => squaredToSegment3(a, b) <= a.radius * a.radius,
    "sphere-box": (a, b) => {
      const dx = a.x - between(a.x, b.minX, b.maxX);
      const dy = a.y - between(a.y, b.minY, b.maxY);
      const dz = a.z - between(a.z, b.minZ, b.maxZ);
      return dx * dx + dy * dy + dz * dz <= a.radius * a.radius;
    },
    "sphere-sphere": (a, b) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2 <= (a.radius + b.radius) ** 2,
    "capsule-point": (a, b) => squaredToSegment3(b, a) <= a.radius * a.radius,
    "capsule-segment": (a, b) => squaredBetween3(a, b) <= a.radius * a.radius,
    "capsule-sphere": (a, b) => squaredToSegment3(b, a) <= (a.radius + b.radius) * (a.radius + b.radius),
    "capsule-capsule": (a, b) => squaredBetween3(a, b) <= (a.radius + b.radius) * (a.radius + b.radius),
  },
};
