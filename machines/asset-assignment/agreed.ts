import { dayText, todayIn, type Calendar } from '../assets/form/asset-days.ts';
import type { FieldError, FieldErrors } from '../validation/field-errors.ts';
import { validateComplete } from '../validation/incomplete.ts';

/** The terms of an assignment; days are yyyy-MM-dd. */
export type Agreed = {
  startedOn: string | null;
  expectedReturnOn: string | null;
  note: string;
};

/** It starts today unless another day is selected. */
export const agreedToday = (calendar: Calendar): Agreed => ({
  startedOn: todayIn(calendar),
  expectedReturnOn: null,
  note: '',
});

function validateStart(startedOn: string | null, calendar: Calendar): FieldError | null {
  if (!startedOn) return { rule: 'required' };
  const incomplete = validateComplete(startedOn);
  if (incomplete) return incomplete;
  return startedOn > todayIn(calendar) ? { rule: 'inFuture' } : null;
}

function validateReturn(
  { startedOn, expectedReturnOn }: Agreed,
  calendar: Calendar,
): FieldError | null {
  const incomplete = validateComplete(expectedReturnOn);
  if (incomplete) return incomplete;
  if (!startedOn || validateComplete(startedOn)) return null;
  if (!expectedReturnOn || expectedReturnOn >= startedOn) return null;
  return { rule: 'notBefore', values: { day: dayText(startedOn, calendar) } };
}

/** A note has up to 200 characters; a surrogate pair counts as one. */
const validateNote = (note: string): FieldError | null =>
  Array.from(note).length > 200 ? { rule: 'max', values: { max: 200 } } : null;

/**
 * Validates the terms: the first day is required and not in the future, the return is not before
 * it. Source: the contract; ASSET-D66.
 */
export const validateAgreed = (agreed: Agreed, calendar: Calendar): FieldErrors<keyof Agreed> => {
  const found = {
    startedOn: validateStart(agreed.startedOn, calendar),
    expectedReturnOn: validateReturn(agreed, calendar),
    note: validateNote(agreed.note),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, error]) => (error ? [[field, error]] : [])),
  );
};

/**
 * The wire format: an assignment that starts today starts on the server's day, whatever the local
 * clock shows.
 */
export const toSentAgreed = (agreed: Agreed, calendar: Calendar): Agreed => ({
  ...agreed,
  startedOn: agreed.startedOn === todayIn(calendar) ? null : agreed.startedOn,
  note: agreed.note.trim(),
});
