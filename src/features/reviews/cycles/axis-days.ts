/**
 * Whether a day of a chart has a label on the axis: the first, the last, and as many evenly spaced
 * ones between them as there is room for.
 */
export function hasAxisLabel(index: number, count: number, room: number): boolean {
  const gaps = Math.max(1, Math.min(count - 1, Math.floor(room) - 1));
  const ticks = Array.from({ length: gaps + 1 }, (_, at) => Math.round((at * (count - 1)) / gaps));
  return ticks.includes(index);
}
