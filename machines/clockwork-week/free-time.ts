import type { Entry } from '../clockwork/entries.ts';
import { toUtcTimestamp } from '../clockwork/time.ts';
import type { AxisDay } from './week-axis.ts';

/** Instants in a row, in ms since 1970. */
export interface Span {
  from: number;
  until: number;
}

interface DayOfEntries {
  day: AxisDay;
  /** All that lasts into the day, in any order. */
  entries: readonly Entry[];
  /** In ms since 1970: nothing lies ahead of it. */
  now: number;
}

/** A free moment shorter than this is none, in ms. */
const smallest = 60_000;

/** When a day has no entry, until now; in the order of time. */
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
 * Where an entry of a length in ms has room on a day: after the day's last entry, else at the
 * beginning of work (in ms since 1970) or as soon as possible after it; null where nowhere.
 * Source: decisions, "Screens" (ClockWork).
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
 * Where the free time of a day begins, in ms since 1970, for an entry whose length is not known yet:
 * after its last entry, or at the beginning of work.
 */
export const freeFrom = (workStart: number, of: DayOfEntries): number =>
  roomFor(smallest, workStart, of)?.from ?? workStart;

/**
 * When work begins on a day (yyyy-MM-dd), in ms since 1970: at so many minutes after midnight by the
 * clocks of the time zone, also where they are set that day.
 */
export function getWorkStart(day: string, minutes: number, timeZone: string): number {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((each) =>
    String(each).padStart(2, '0'),
  );
  return Date.parse(toUtcTimestamp(`${day}T${hour}:${minute}`, timeZone) ?? '');
}

const startsOn = ({ start, end }: AxisDay, { startTime }: Entry): boolean =>
  Date.parse(startTime) >= start && Date.parse(startTime) < end;

/** Whether nothing of the day comes after a span. */
const isLast = ({ from }: Span, { entries, day }: DayOfEntries): boolean =>
  entries.every(({ startTime }) => {
    const start = Date.parse(startTime);
    return start < from || start >= day.end;
  });

/** The free time right after an entry, half an hour of it at most; null where there is none. */
export function timeAfter(entry: Entry, of: DayOfEntries): Span | null {
  const end = entry.endTime === null ? null : Date.parse(entry.endTime);
  const span = freeSpans(of).find(({ from }) => from === end);
  return span ? { from: span.from, until: Math.min(span.until, span.from + halfAnHour) } : null;
}

/** Milliseconds: what a new entry lasts unless something else is said. */
export const halfAnHour = 30 * 60_000;
