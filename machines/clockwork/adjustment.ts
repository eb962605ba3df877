import type { Rule } from '../validation/faults.ts';
import { isRunning, type Entry } from './entries.ts';
import { toIsoDay, toTimestamp, toLocalTime } from './time.ts';

/** The two times of an entry as a person edits them: wall times yyyy-MM-ddTHH:mm. */
export interface Adjustment {
  entry: Entry;
  /** The entry has been running since an earlier day. */
  isStale: boolean;
  start: string;
  end: string;
}

/** Why a time is refused: a rule of the catalogue, or that it lies ahead, which no rule names. */
export type AdjustmentError =
  | Extract<Rule, 'required' | 'regex' | 'endTimeAfterStartTime'>
  | 'inFuture';
export type AdjustmentErrors = Partial<Record<'start' | 'end', AdjustmentError>>;

/** The times an adjustment begins with; a running entry's end is left to the person. */
export function buildAdjustment(entry: Entry, isStale: boolean, timeZone: string): Adjustment {
  const end = entry.endTime === null ? '' : toLocalTime(entry.endTime, timeZone);
  return { entry, isStale, start: toLocalTime(entry.startTime, timeZone), end };
}

/** Whether an entry may go on running: then its start alone can be corrected. */
export const mayGoOn = ({ entry, isStale }: Pick<Adjustment, 'entry' | 'isStale'>): boolean =>
  isRunning(entry) && !isStale;

interface Now {
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

interface TypedTimes extends Pick<Adjustment, 'start' | 'end'> {
  /** Whose times they were; null of a new one. */
  entry: Entry | null;
  /** The entry may go on running: an end is not asked for. */
  mayGoOn: boolean;
}

/**
 * What is wrong with the typed times: neither lies ahead, and the end is later than the start. The
 * end is asked for, unless the entry goes on running and has begun today. A time that was not touched
 * has its seconds, and nothing is wrong with it.
 * Source: CLOCK-074, CLOCK-026.
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

/** What is wrong with the times of an adjustment. */
export const adjustmentErrors = (adjustment: Adjustment, now: Now): AdjustmentErrors =>
  timeErrors({ ...adjustment, mayGoOn: mayGoOn(adjustment) }, now);

/** Whether a typed start lies on an earlier day: what runs since then has crossed midnight. */
export const hasCrossed = ({ start }: Pick<Adjustment, 'start'>, { timeZone, now }: Now): boolean =>
  start !== '' && start.slice(0, 10) < toIsoDay(now, timeZone);
