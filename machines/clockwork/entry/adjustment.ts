import type { Rule } from '../../validation/field-errors.ts';
import { isRunning, type Entry } from './entries.ts';
import { toIsoDay, toTimestamp, toLocalTime } from '../day/time.ts';

/** The start and end of an entry as a person edits them: local times yyyy-MM-ddTHH:mm. */
export interface Adjustment {
  entry: Entry;
  /** Whether the entry has been running since an earlier day. */
  isStale: boolean;
  start: string;
  end: string;
}

/**
 * Why a time is rejected: a rule of the requirements, or a time in the future, for which there is
 * no rule.
 */
export type AdjustmentError =
  | Extract<Rule, 'required' | 'regex' | 'endTimeAfterStartTime'>
  | 'inFuture';
export type AdjustmentErrors = Partial<Record<'start' | 'end', AdjustmentError>>;

/** The initial times of an adjustment; the person enters the end of a running entry. */
export function buildAdjustment(entry: Entry, isStale: boolean, timeZone: string): Adjustment {
  const end = entry.endTime === null ? '' : toLocalTime(entry.endTime, timeZone);
  return { entry, isStale, start: toLocalTime(entry.startTime, timeZone), end };
}

/** Whether an entry may keep running, so that only its start can be corrected. */
export const mayGoOn = ({ entry, isStale }: Pick<Adjustment, 'entry' | 'isStale'>): boolean =>
  isRunning(entry) && !isStale;

interface Now {
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

interface TypedTimes extends Pick<Adjustment, 'start' | 'end'> {
  /** The entry whose times are edited; null for a new one. */
  entry: Entry | null;
  /** Whether the entry may keep running, so that no end is required. */
  mayGoOn: boolean;
}

/**
 * Validates the typed times: neither is in the future, and the end is after the start. The end is
 * required unless the entry keeps running and started today. An unchanged time keeps its seconds
 * and is always valid. Source: CLOCK-074, CLOCK-026.
 */
export function timeErrors(
  { start, end, entry, mayGoOn: may }: TypedTimes,
  { timeZone, now }: Now,
): AdjustmentErrors {
  const goesOn = end === '' && may && !hasCrossed({ start }, { timeZone, now });
  const was = { start: entry?.startTime ?? null, end: entry?.endTime ?? null };
  const at = {
    start: toTimestamp(start, was.start, timeZone),
    end: toTimestamp(end, was.end, timeZone),
  };
  const errors: AdjustmentErrors = {};
  const startError = timeError('start', start);
  const endError = goesOn ? undefined : timeError('end', end);
  if (startError) errors.start = startError;
  if (endError) errors.end = endError;
  const isTouched = at.start !== was.start || at.end !== was.end;
  if (!startError && !endError && !goesOn && isTouched && millis(at.end) <= millis(at.start))
    errors.end = 'endTimeAfterStartTime';
  return errors;

  function timeError(side: 'start' | 'end', localTime: string): AdjustmentError | undefined {
    const timestamp = at[side];
    if (localTime === '') return 'required';
    if (timestamp === null) return 'regex';
    return timestamp !== was[side] && millis(timestamp) > now ? 'inFuture' : undefined;
  }
}

const millis = (timestamp: string | null) => Date.parse(timestamp ?? '');

/** Validates the times of an adjustment. */
export const adjustmentErrors = (adjustment: Adjustment, now: Now): AdjustmentErrors =>
  timeErrors({ ...adjustment, mayGoOn: mayGoOn(adjustment) }, now);

/** Whether a typed start is on an earlier day, so that the running entry has crossed midnight. */
export const hasCrossed = ({ start }: Pick<Adjustment, 'start'>, { timeZone, now }: Now): boolean =>
  start !== '' && start.slice(0, 10) < toIsoDay(now, timeZone);
