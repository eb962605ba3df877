import { toProblem, type Input } from '#openapi/client/index.ts';
import { isValid, type FieldErrors } from '../validation/faults.ts';
import { type Entry, seenVersion } from './entries.ts';
import { validateTimes, toForm } from './entry-form.ts';
import { toTimestamp } from './time.ts';

/** Both times of an entry as wall times yyyy-MM-ddTHH:mm, or what was typed where they are none. */
export interface Times {
  start: string;
  end: string;
}

/** By the ids of entries. */
export type SelectedTimes = Readonly<Record<string, Times>>;
export type SelectedErrors = Readonly<Record<string, FieldErrors<'startTime' | 'endTime'>>>;

interface Now {
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** The times that the entries have. */
export const getTimes = (entries: readonly Entry[], timeZone: string): SelectedTimes =>
  Object.fromEntries(
    entries.map((entry) => {
      const { startTime, endTime } = toForm(entry, timeZone);
      return [entry.id, { start: startTime, end: endTime }];
    }),
  );

const formWith = (entry: Entry, times: SelectedTimes, timeZone: string) => {
  const form = toForm(entry, timeZone);
  const { start: startTime = form.startTime, end: endTime = form.endTime } = times[entry.id] ?? {};
  return { ...form, startTime, endTime };
};

/** What is wrong with the typed times; nothing of those that are sound. */
export function validateSelected(
  entries: readonly Entry[],
  times: SelectedTimes,
  now: Now,
): SelectedErrors {
  const errors = entries.map((entry) => {
    const form = formWith(entry, times, now.timeZone);
    return [entry.id, validateTimes(form, entry, now)] as const;
  });
  return Object.fromEntries(errors.filter(([, found]) => !isValid(found)));
}

/** The entries whose times were changed, as they are sent. */
export function buildAdjustments(
  entries: readonly Entry[],
  times: SelectedTimes,
  timeZone: string,
): Input<'adjustMultipleClockWorkEntries'>['body'] {
  return getChanged(entries, times, timeZone).map((entry) => {
    const { startTime, endTime } = formWith(entry, times, timeZone);
    const newEndTime = toTimestamp(endTime, entry.endTime, timeZone);
    return {
      entryId: entry.id,
      newStartTime: toTimestamp(startTime, entry.startTime, timeZone) ?? entry.startTime,
      ...(newEndTime !== null && { newEndTime }),
      ...seenVersion(entry),
    };
  });
}

/** The entries whose times were changed. */
export const getChanged = (entries: readonly Entry[], times: SelectedTimes, timeZone: string) =>
  entries.filter((entry) => {
    const before = toForm(entry, timeZone);
    const now = formWith(entry, times, timeZone);
    return before.startTime !== now.startTime || before.endTime !== now.endTime;
  });

/** What the server has said of single times: its fields are named by the place in what was sent. */
export function parseTimeErrors(sent: readonly Entry[], error: unknown): SelectedErrors {
  const { fieldErrors } = toProblem(error);
  return Object.fromEntries(
    sent.flatMap(({ id }, at) => {
      const getMessage = (field: string) => fieldErrors[`${at}.${field}`]?.join(' ');
      const [start, end] = [getMessage('newStartTime'), getMessage('newEndTime')];
      if (start === undefined && end === undefined) return [];
      return [
        [
          id,
          {
            ...(start !== undefined && { startTime: { message: start } }),
            ...(end !== undefined && { endTime: { message: end } }),
          },
        ],
      ];
    }),
  );
}
