import type { Block } from './blocks.ts';

/** Minutes of the axis that are visible above the start of work or the nearest entry. */
const above = 30;

/**
 * The minute of the axis at the top when a week opens: shortly before work starts or, if no entry
 * would be visible there, shortly before the nearest one. `room` is the visible height, in minutes.
 */
export function getInitialOffset(
  days: readonly (readonly Block[])[],
  workStart: number,
  room: number,
): number {
  const from = workStart - above;
  const until = from + room;
  const away = (block: Block) => Math.max(block.from - until, from - block.until, 0);
  const [nearest] = days.flat().toSorted((a, b) => away(a) - away(b));
  const isSeen = !nearest || (nearest.from < until && nearest.until > from);
  return isSeen ? from : Math.max(nearest.from - above, 0);
}
