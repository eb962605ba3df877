import { toProblem, type Input } from '#openapi/client/index.ts';
import { isValid, type FieldErrors } from '../../validation/field-errors.ts';
import { type Entry, seenVersion } from '../entry/entries.ts';
import { validateTimes, toForm } from '../entry/entry-form.ts';
import { toTimestamp } from '../day/time.ts';

/**
 * Both times of an entry as local date-times yyyy-MM-ddTHH:mm, or the typed text where it is not
 * one.
 */
export interface Times {
  start: string;
  end: string;
}

/** Times by entry id. */
export type SelectedTimes = Readonly<Record<string, Times>>;
export type SelectedErrors = Readonly<Record<string, FieldErrors<'startTime' | 'endTime'>>>;

interface Now {
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** The current times of the entries. */
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

/** Errors in the typed times; entries with valid times are left out. */
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

/** The entries with changed times, in wire format. */
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

/** The entries whose times have changed. */
export const getChanged = (entries: readonly Entry[], times: SelectedTimes, timeZone: string) =>
  entries.filter((entry) => {
    const before = toForm(entry, timeZone);
    const now = formWith(entry, times, timeZone);
    return before.startTime !== now.startTime || before.endTime !== now.endTime;
  });

/**
 * The server's errors for single times; it names the fields by the index of the entry in the
 * request.
 */
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
