/** intersects: functions of plain numbers. Its objects are records of those numbers; polygons are flat lists. */
import intersects from "intersects";

const flat = ({ coordinates }) => [...coordinates];

export const intersectsPeer = {
  name: "intersects",
  objects: {
    point: ({ x, y }) => ({ x, y }),
    segment: ({ x1, y1, x2, y2 }) => ({ x1, y1, x2, y2 }),
    box: (b) => ({ x: b.minX, y: b.minY, w: b.maxX - b.minX, h: b.maxY - b.minY }),
    circle: ({ x, y, radius }) => ({ x, y, r: radius }),
    polygon: flat,
    concave: flat,
  },
  asks: {
    "segment-point": (a, b) => intersects.linePoint(a.x1, a.y1, a.x2, a.y2, b.x, b.y),
    "segment-segment": (a, b) => intersects.lineLine(a.x1, a.y1, a.x2, a.y2, b.x1, b.y1, b.x2, b.y2),
    "box-point": (a, b) => intersects.boxPoint(a.x, a.y, a.w, a.h, b.x, b.y),
    "box-segment": (a, b) => intersects.boxLine(a.x, a.y, a.w, a.h, b.x1, b.y1, b.x2, b.y2),
    "box-box": (a, b) => intersects.boxBox(a.x, a.y, a.w, a.h, b.x, b.y, b.w, b.h),
    "circle-point": (a, b) => intersects.circlePoint(a.x, a.y, a.r, b.x, b.y),
    "circle-segment": (a, b) => intersects.circleLine(a.x, a.y, a.r, b.x1, b.y1, b.x2, b.y2),
    "circle-box": (a, b) => intersects.circleBox(a.x, a.y, a.r, b.x, b.y, b.w, b.h),
    "circle-circle": (a, b) => intersects.circleCircle(a.x, a.y, a.r, b.x, b.y, b.r),
    "polygon-point": (a, b) => intersects.polygonPoint(a, b.x, b.y),
    "polygon-segment": (a, b) => intersects.polygonLine(a, b.x1, b.y1, b.x2, b.y2),
    "polygon-box": (a, b) => intersects.polygonBox(a, b.x, b.y, b.w, b.h),
    "polygon-circle": (a, b) => intersects.polygonCircle(a, b.x, b.y, b.r),
    "polygon-polygon": (a, b) => intersects.polygonPolygon(a, b),
    "concave-point": (a, b) => intersects.polygonPoint(a, b.x, b.y),
    "concave-segment": (a, b) => intersects.polygonLine(a, b.x1, b.y1, b.x2, b.y2),
    "concave-circle": (a, b) => intersects.polygonCircle(a, b.x, b.y, b.r),
  },
};
