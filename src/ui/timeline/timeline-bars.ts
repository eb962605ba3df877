import { addDays, toDay, toDayNumber } from './day-number.ts';
import type {
  TimelineDates,
  TimelineGroup,
  TimelineItem,
  TimelineScale,
} from './timeline-types.ts';

/** The width of a day, in px, and the days by which a key moves a bar. */
export const scales: Readonly<Record<TimelineScale, { dayWidth: number; step: number }>> = {
  week: { dayWidth: 56, step: 1 },
  month: { dayWidth: 26, step: 1 },
  quarter: { dayWidth: 9, step: 7 },
};

/** A bar, in day numbers; both are included. */
export interface Bar {
  from: number;
  to: number;
  /** The end that fades out, because its day is not known. */
  fades: 'start' | 'end' | null;
}

/** The drawn days of an item; null if it has none. A missing end fades out over some days. */
export function toBar({ start, end }: TimelineDates, fadeDays: number): Bar | null {
  const from = toDayNumber(start);
  const to = toDayNumber(end);
  if (from !== null && to !== null) return { from, to: Math.max(from, to), fades: null };
  if (from !== null) return { from, to: from + fadeDays - 1, fades: 'end' };
  return to === null ? null : { from: to - fadeDays + 1, to, fades: 'start' };
}

/** The part of a bar that is changed: all of it, one of its ends, or a bar without days. */
export type BarPart = 'bar' | 'start' | 'end' | 'none';

/**
 * The days after a drag from one day to another, or a number of days by keyboard. A start never
 * passes the end; a bar without days gets the day it is dropped on.
 */
export function changeDates(
  dates: TimelineDates,
  part: BarPart,
  { from, to, fadeDays }: { from: number; to: number; fadeDays: number },
): TimelineDates {
  const bar = toBar(dates, fadeDays);
  if (part === 'none' || !bar) return { start: toDay(to), end: toDay(to) };
  const days = to - from;
  if (part === 'bar') {
    return {
      start: dates.start === null ? null : addDays(dates.start, days),
      end: dates.end === null ? null : addDays(dates.end, days),
    };
  }
  const hasStart = dates.start !== null;
  const hasEnd = dates.end !== null;
  if (part === 'start') {
    const start = hasEnd ? Math.min(bar.from + days, bar.to) : bar.from + days;
    return { start: toDay(start), end: dates.end };
  }
  const end = hasStart ? Math.max(bar.to + days, bar.from) : bar.to + days;
  return { start: dates.start, end: toDay(end) };
}

export const areSame = (one: TimelineDates, other: TimelineDates): boolean =>
  one.start === other.start && one.end === other.end;

/** A line of the timeline, from top to bottom. */
export type TimelineRow<Item extends TimelineItem = TimelineItem> =
  | { type: 'group'; id: string; group: TimelineGroup }
  | { type: 'item'; id: string; item: Item };

/** The rows of all groups with items; items without days are below, under a heading of their own. */
export function toRows<Item extends TimelineItem>(
  groups: readonly TimelineGroup[],
  items: readonly Item[],
  noDates: string,
): TimelineRow<Item>[] {
  const hasDates = ({ start, end }: Item) => start !== null || end !== null;
  const byGroup = Map.groupBy(items.filter(hasDates), ({ groupId }) => groupId);
  const others = items.filter((item) => !hasDates(item));
  const toItem = (item: Item) => ({ type: 'item' as const, id: item.id, item });
  const toGroup = (group: TimelineGroup, own: readonly Item[]): TimelineRow<Item>[] =>
    own.length === 0
      ? []
      : [{ type: 'group', id: `group ${group.id}`, group }, ...own.map((item) => toItem(item))];
  return [
    ...groups.flatMap((group) => toGroup(group, byGroup.get(group.id) ?? [])),
    ...toGroup({ id: 'noDates', title: noDates }, others),
  ];
}

/** Days around the bars, so that a bar can be moved out of the others. */
const margin = 45;

/** The first and last day of the timeline. */
export function getRange(
  items: readonly TimelineDates[],
  today: number,
): { first: number; last: number } {
  let first = today;
  let last = today;
  for (const { start, end } of items) {
    for (const day of [toDayNumber(start), toDayNumber(end)]) {
      if (day === null) continue;
      first = Math.min(first, day);
      last = Math.max(last, day);
    }
  }
  return { first: first - margin, last: last + 2 * margin };
}
