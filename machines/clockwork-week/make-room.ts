import { countedTime } from '../clockwork/day/counted.ts';
import { type Entry, seenVersion } from '../clockwork/entry/entries.ts';
import type { Input } from '#openapi/client/index.ts';
import type { AxisDay } from './week-axis.ts';

/**
 * The start times of entries that the sheet added or moved, by their ids. If an entry now starts at
 * another time, someone set its times by hand, so the sheet does not move it again.
 */
export type PlacedEntries = Readonly<Record<string, string>>;

export const isPlaced = (placed: PlacedEntries, { id, startTime, endTime }: Entry): boolean =>
  endTime !== null && placed[id] === startTime;

export type Adjustments = Input<'adjustMultipleClockWorkEntries'>['body'];

interface Lengthened {
  entry: Entry;
  /** The new length, in ms. */
  length: number;
  day: AxisDay;
  entries: readonly Entry[];
  placed: PlacedEntries;
  /** In ms since 1970: no entry ends later. */
  now: number;
}

interface Laid {
  entry: Entry;
  from: number;
  until: number;
}

/**
 * The new times that make room for a longer entry: entries after it that the sheet placed on that
 * day move to the next free time; entries with times set by hand stay. Source: CLOCK-D18
 * (ClockWork).
 */
export function makeRoom(lengthened: Lengthened): Adjustments | 'noRoom' | 'ahead' {
  const { entry, length, day, entries, placed, now } = lengthened;
  const start = Date.parse(entry.startTime);
  const others = entries.filter(({ id }) => id !== entry.id);
  const movable = others
    .filter((other) => isPlaced(placed, other) && isWithin(day, other))
    .filter((other) => Date.parse(other.startTime) >= start)
    .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime));
  const fixed = others
    .filter((other) => !movable.includes(other))
    .map((other) => ({
      from: Date.parse(other.startTime),
      until: other.endTime === null ? Infinity : Date.parse(other.endTime),
    }));
  const findFree = (from: number, lasts: number): number => {
    const taken = fixed.find((span) => span.from < from + lasts && span.until > from);
    return taken ? findFree(taken.until, lasts) : from;
  };
  const first = findFree(start, length);
  if (first !== start && !isPlaced(placed, entry)) return 'noRoom';
  const laid: Laid[] = [{ entry, from: first, until: first + length }];
  let end = first + length;
  for (const other of movable) {
    const before = Date.parse(other.startTime);
    const lasts = countedTime(other, { now });
    const from = findFree(Math.max(before, end), lasts);
    if (from !== before) laid.push({ entry: other, from, until: from + lasts });
    end = from === before ? Date.parse(other.endTime ?? '') : from + lasts;
  }
  const last = Math.max(...laid.map(({ until }) => until));
  if (last > day.end) return 'noRoom';
  if (last > now) return 'ahead';
  return laid.map(toAdjustment);
}

const toAdjustment = ({ entry, from, until }: Laid): Adjustments[number] => ({
  entryId: entry.id,
  newStartTime: from === Date.parse(entry.startTime) ? entry.startTime : toIsoTimestamp(from),
  newEndTime: toIsoTimestamp(until),
  ...seenVersion(entry),
});

const toIsoTimestamp = (at: number): string => new Date(at).toISOString();

const isWithin = ({ start, end }: AxisDay, { startTime, endTime }: Entry): boolean =>
  Date.parse(startTime) >= start && endTime !== null && Date.parse(endTime) <= end;
