import { toWork, type Work } from '../../work/work.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';
import { timeErrors, type AdjustmentError } from './adjustment.ts';
import type { ClockWorkPost } from '../day/clockwork-day.actors.ts';
import { isDescriptionTooLong, longestDescription } from './description.ts';
import { type Entry, isRunning, seen, untitled } from './entries.ts';
import { toUtcTimestamp, toLocalTime } from '../day/time.ts';
import type { UnsentChange } from '../outbox/unsent-changes.ts';

/**
 * An entry as edited in a form; its times are local date-times yyyy-MM-ddTHH:mm, the end empty
 * while it runs.
 */
export type EntryForm = {
  description: string;
  startTime: string;
  endTime: string;
  /** Null for no project. */
  work: Work | null;
};

/** A new entry between two timestamps; null is left to the person. */
export interface NewTimes {
  from: string | null;
  until: string | null;
}

export function toForm(entry: Entry, timeZone: string): EntryForm {
  return {
    description: entry.description,
    startTime: toLocalTime(entry.startTime, timeZone),
    endTime: entry.endTime === null ? '' : toLocalTime(entry.endTime, timeZone),
    work: toWork(entry),
  };
}

export const emptyForm = ({ from, until }: NewTimes, timeZone: string): EntryForm => ({
  description: '',
  startTime: from === null ? '' : toLocalTime(from, timeZone),
  endTime: until === null ? '' : toLocalTime(until, timeZone),
  work: null,
});

/** Errors in the times; a running entry that started today needs no end, a new one does. */
export function validateTimes(
  { startTime: start, endTime: end }: EntryForm,
  entry: Entry | null,
  now: { timeZone: string; now: number },
): FieldErrors<'startTime' | 'endTime'> {
  const mayGoOn = entry !== null && isRunning(entry);
  const errors = timeErrors({ start, end, entry, mayGoOn }, now);
  return {
    ...(errors.start && { startTime: toFieldError(errors.start) }),
    ...(errors.end && { endTime: toFieldError(errors.end) }),
  };
}

/** Errors in an entry: its times, and a description that is too long. */
export const validateEntry = (
  form: EntryForm,
  entry: Entry | null,
  now: { timeZone: string; now: number },
): FieldErrors<'description' | 'startTime' | 'endTime'> => ({
  ...(isDescriptionTooLong(form.description) && {
    description: { rule: 'max', values: { max: longestDescription } },
  }),
  ...validateTimes(form, entry, now),
});

const toFieldError = (rule: AdjustmentError) => ({ rule });

/** Fields whose errors a change may fix: a changed time may fix the error of the other one. */
export function listFixedFields(change: Partial<EntryForm>): readonly string[] {
  const isTimed = change.startTime !== undefined || change.endTime !== undefined;
  return [...Object.keys(change), ...(isTimed ? ['startTime', 'endTime'] : [])];
}

/** A form with the touched fields of another one applied over its values. */
export function touchedOver(
  other: EntryForm,
  { form, base }: { form: EntryForm; base: EntryForm },
): EntryForm {
  const isTouched = (field: keyof EntryForm) =>
    JSON.stringify(form[field]) !== JSON.stringify(base[field]);
  return {
    description: isTouched('description') ? form.description : other.description,
    startTime: isTouched('startTime') ? form.startTime : other.startTime,
    endTime: isTouched('endTime') ? form.endTime : other.endTime,
    work: isTouched('work') ? form.work : other.work,
  };
}

export const isSameForm = (one: EntryForm, other: EntryForm): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The timestamp of a valid local date-time. */
const toTimestampOrEmpty = (localTime: string, timeZone: string) =>
  toUtcTimestamp(localTime, timeZone) as string;

const toBooking = (work: Work | null) => ({
  projectId: work?.projectId ?? null,
  taskId: work?.taskId ?? null,
});

/** A past entry with both times. */
export function newEntry(id: string, form: EntryForm, timeZone: string) {
  const startTime = toTimestampOrEmpty(form.startTime, timeZone);
  const endTime = toTimestampOrEmpty(form.endTime, timeZone);
  const own = { id, startTime, endTime, description: form.description.trim() };
  const post: ClockWorkPost = { type: 'add', entryPayLoad: { ...own, ...toBooking(form.work) } };
  return { post, added: { ...own, work: form.work } };
}

/**
 * The changes to an entry: an untouched time retains its seconds. Without a description the entry
 * is called 'Untitled Entry'. Source: CLOCK-011.
 */
export function getChange(
  entry: Entry,
  { form, base }: { form: EntryForm; base: EntryForm },
  timeZone: string,
): { post: ClockWorkPost; entry: Entry; change: UnsentChange } {
  const isOther = (field: keyof EntryForm) =>
    JSON.stringify(form[field]) !== JSON.stringify(base[field]);
  const isTimed = isOther('startTime') || isOther('endTime');
  const description = form.description.trim() || untitled;
  const changedText = description === base.description ? {} : { description };
  const times = {
    ...(isOther('startTime') && { startTime: toTimestampOrEmpty(form.startTime, timeZone) }),
    ...(isOther('endTime') && { endTime: toTimestampOrEmpty(form.endTime, timeZone) }),
  };
  const booking = isOther('work') ? toBooking(form.work) : {};
  return {
    post: {
      type: 'update',
      entryPayLoad: { ...seen(entry), ...changedText, ...times, ...booking },
    },
    entry,
    change: {
      ...changedText,
      ...times,
      ...(isTimed && { isTimed }),
      ...(isOther('work') && { work: form.work }),
    },
  };
}
