interface Point {
  x: number;
  y: number;
}

/** A line through points in the format of SVG's `d`, with rounded corners. */
export function roundedPath(points: readonly Point[], radius = 6): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const corners = points.slice(1, -1).map((corner, index) => {
    const before = points[index] ?? corner;
    const after = points[index + 2] ?? corner;
    const room = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    return `L${text(towards(corner, before, room))}Q${text(corner)} ${text(towards(corner, after, room))}`;
  });
  return `M${text(first)}${corners.join('')}L${text(last)}`;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The point at the given distance from the first point towards the second. */
function towards(from: Point, to: Point, far: number): Point {
  const full = distance(from, to);
  const part = full === 0 ? 0 : far / full;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const text = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
export const round = (value: number): number => Math.round(value * 10) / 10;
