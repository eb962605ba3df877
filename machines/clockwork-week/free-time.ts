import type { Entry } from '../clockwork/entry/entries.ts';
import { toUtcTimestamp } from '../clockwork/day/time.ts';
import type { AxisDay } from './week-axis.ts';

/** A time range, in ms since 1970. */
export interface Span {
  from: number;
  until: number;
}

interface DayOfEntries {
  day: AxisDay;
  /** All entries that overlap the day, in any order. */
  entries: readonly Entry[];
  /** In ms since 1970: no entry is later. */
  now: number;
}

/** Minimum length of free time, in ms. */
const smallest = 60_000;

/** The times of a day without an entry, until now, sorted by time. */
export function freeSpans({ day, entries, now }: DayOfEntries): Span[] {
  const until = Math.min(day.end, now);
  const taken = entries
    .map(({ startTime, endTime }) => ({
      from: Date.parse(startTime),
      until: endTime === null ? Infinity : Date.parse(endTime),
    }))
    .filter((span) => span.from < day.end && span.until > day.start)
    .toSorted((a, b) => a.from - b.from);
  const spans: Span[] = [];
  let from = day.start;
  for (const span of taken) {
    spans.push({ from, until: Math.min(span.from, until) });
    from = Math.max(from, span.until);
  }
  spans.push({ from, until });
  return spans.filter((span) => span.until - span.from >= smallest);
}

/**
 * The first free time for an entry of a length in ms on a day: after the day's last entry, else
 * from the start of work (in ms since 1970) on; null if there is none. Source: CLOCK-D73
 * (ClockWork).
 */
export function roomFor(length: number, workStart: number, of: DayOfEntries): Span | null {
  const spans = freeSpans(of);
  const last = spans.at(-1);
  const isAfterAll = last !== undefined && of.entries.some((entry) => startsOn(of.day, entry));
  if (isAfterAll && last.until - last.from >= length && isLast(last, of)) {
    return { from: last.from, until: last.from + length };
  }
  const later = spans.map((span) => ({ ...span, from: Math.max(span.from, workStart) }));
  const found = later.find((span) => span.until - span.from >= length);
  return found ? { from: found.from, until: found.from + length } : null;
}

/**
 * The start of a day's free time, in ms since 1970, for an entry of unknown length: after its last
 * entry, or at the start of work.
 */
export const freeFrom = (workStart: number, of: DayOfEntries): number =>
  roomFor(smallest, workStart, of)?.from ?? workStart;

/**
 * The start of work on a day (yyyy-MM-dd), in ms since 1970: this many minutes after midnight by
 * the local clock of the time zone, even if the clocks change that day.
 */
export function getWorkStart(day: string, minutes: number, timeZone: string): number {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((each) =>
    String(each).padStart(2, '0'),
  );
  return Date.parse(toUtcTimestamp(`${day}T${hour}:${minute}`, timeZone) ?? '');
}

const startsOn = ({ start, end }: AxisDay, { startTime }: Entry): boolean =>
  Date.parse(startTime) >= start && Date.parse(startTime) < end;

/** Whether no entry of the day comes after a span. */
const isLast = ({ from }: Span, { entries, day }: DayOfEntries): boolean =>
  entries.every(({ startTime }) => {
    const start = Date.parse(startTime);
    return start < from || start >= day.end;
  });

/** The free time right after an entry, up to half an hour; null if there is none. */
export function timeAfter(entry: Entry, of: DayOfEntries): Span | null {
  const end = entry.endTime === null ? null : Date.parse(entry.endTime);
  const span = freeSpans(of).find(({ from }) => from === end);
  return span ? { from: span.from, until: Math.min(span.until, span.from + halfAnHour) } : null;
}

/** Default length of a new entry, in ms. */
export const halfAnHour = 30 * 60_000;
