import type { Chart } from '../../chart/chart.ts';
import type { Drawing, Rect } from '../../link/protocol.ts';

/** The innermost active states, one box around all of them; null when none is drawn. */
export function activePart(
  { states }: Chart,
  drawing: Drawing,
  active: readonly string[],
): Rect | null {
  const isActive = new Set(active);
  const outer = new Set(states.flatMap(({ id, parent }) => (isActive.has(id) ? [parent] : [])));
  return around(drawing.states.filter(({ id }) => isActive.has(id) && !outer.has(id)));
}

/** One box around all; null around none. */
function around(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const x = Math.min(...rects.map((each) => each.x));
  const y = Math.min(...rects.map((each) => each.y));
  const right = Math.max(...rects.map((each) => each.x + each.width));
  const bottom = Math.max(...rects.map((each) => each.y + each.height));
  return { x, y, width: right - x, height: bottom - y };
}
