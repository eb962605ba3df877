import type { Chart } from '../../core/chart/chart.ts';
import type { Drawing, Rect } from '../../core/link/protocol.ts';

/** The bounding box of the innermost active states; null when none is drawn. */
export function activePart(
  { states }: Chart,
  drawing: Drawing,
  active: readonly string[],
): Rect | null {
  const isActive = new Set(active);
  const outer = new Set(states.flatMap(({ id, parent }) => (isActive.has(id) ? [parent] : [])));
  return around(drawing.states.filter(({ id }) => isActive.has(id) && !outer.has(id)));
}

/** The bounding box of the rectangles; null for an empty list. */
function around(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const x = Math.min(...rects.map((each) => each.x));
  const y = Math.min(...rects.map((each) => each.y));
  const right = Math.max(...rects.map((each) => each.x + each.width));
  const bottom = Math.max(...rects.map((each) => each.y + each.height));
  return { x, y, width: right - x, height: bottom - y };
}
