/** The distance from an edge within which a drag scrolls, in px. */
const margin = 48;
/** The greatest speed, in px per frame. */
const speed = 18;

/** The step of a scroll, in px: the faster, the closer the pointer is to an edge, or beyond it. */
export function getEdgeStep(position: number, { from, to }: { from: number; to: number }): number {
  const edge = Math.min(margin, (to - from) / 4);
  const near = Math.min(1, (from + edge - position) / edge);
  if (near > 0) return -Math.ceil(speed * near);
  const far = Math.min(1, (position - to + edge) / edge);
  return far > 0 ? Math.ceil(speed * far) : 0;
}
