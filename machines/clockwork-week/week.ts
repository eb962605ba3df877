import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { merge, type Entry } from '../clockwork/entry/entries.ts';
import { addDays, toIsoDay } from '../clockwork/day/time.ts';
import type { UnsentStore } from '../clockwork/outbox/unsent.ts';
import { unsentOver } from '../clockwork/outbox/unsent-over.ts';
import { firstOfWeek } from '../clockwork/day/week-days.ts';

/** A week of a person's entries. */
export interface Week {
  /** Its first day, yyyy-MM-dd, by the organization's week start. */
  from: string;
  /** The entries that overlap it, newest first. */
  entries: Entry[];
  /** Its days and the organization's working time on each; empty if the server does not send it. */
  days: readonly Schema<'ClockWorkWeekDay'>[];
}

export interface WeekToRead {
  date: string;
  timeZone: string;
  /** The first day of the organization's week; defaults to Monday. */
  weekStart?: Schema<'Weekday'>;
  /** Stores changes that cannot be sent; without it, only the loaded entries are used. */
  store?: UnsentStore;
}

/** Loads the week of a day in one call and applies unsent changes to it. */
export const loadWeek = fromPromise<Week, WeekToRead>(async ({ input, signal }) => {
  const { date, timeZone, weekStart, store } = input;
  const read = await api.getClockWorkProjectSummaries({ path: { date }, signal });
  const from = read.firstDayOfWeek ?? firstOfWeek(date, weekStart);
  const entries = read.clockWorkWeeklyEntries;
  const known = new Set(entries.map(({ id }) => id));
  const isShown = ({ id, startTime }: Entry) => {
    const day = toIsoDay(startTime, timeZone);
    return known.has(id) || (day >= from && day < addDays(from, 7));
  };
  const unsent = unsentOver(entries, store?.read().unsent ?? []);
  return { from, entries: merge(entries, unsent.filter(isShown)), days: read.weekDays ?? [] };
});

/** The organization's start of work, in minutes after midnight; 9:00 without settings. */
export function findWorkStart(days: Week['days']): number {
  const start = days.find(({ workingHoursStart }) => workingHoursStart !== null);
  const [hours = 9, minutes = 0] = start?.workingHoursStart?.split(':').map(Number) ?? [];
  return hours * 60 + minutes;
}

/** The organization's working time per week, in seconds; null without settings. */
export function getWorkingWeek(days: Week['days']): number | null {
  const known = days.flatMap(({ workingDayInSeconds }) => workingDayInSeconds ?? []);
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0);
}

/** Milliseconds. */
const week = 7 * 86_400_000;

/** The first day of the week that contains `day`; `from` is the first day of any week. */
export function anotherWeek(from: string, day: string): string {
  const weeks = Math.floor((Date.parse(day) - Date.parse(from)) / week);
  return new Date(Date.parse(from) + weeks * week).toISOString().slice(0, 10);
}
