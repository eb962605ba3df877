import type { Rule } from '../validation/faults.ts';
import { isRunning, type Entry } from './entries.ts';
import { dayOf, instantOf, wallTimeOf } from './time.ts';

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
export function adjustmentOf(entry: Entry, isStale: boolean, timeZone: string): Adjustment {
  const end = entry.endTime === null ? '' : wallTimeOf(entry.endTime, timeZone);
  return { entry, isStale, start: wallTimeOf(entry.startTime, timeZone), end };
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
  /** The entry may go on running: an end is not asked for. */
  mayGoOn: boolean;
}

/**
 * What is wrong with the typed times: neither lies ahead, and the end is later than the start. The
 * end is asked for, unless the entry goes on running and has begun today.
 * Source: document 1, section 5 (endTimeAfterStartTime); document 2, section 9 (midnight crossover).
 */
export function timeErrors(
  { start, end, mayGoOn: may }: TypedTimes,
  { timeZone, now }: Now,
): AdjustmentErrors {
  const goesOn = end === '' && may && !hasCrossed({ start }, { timeZone, now });
  const errors: AdjustmentErrors = {};
  const at = { start: timeError(start), end: goesOn ? undefined : timeError(end) };
  if (at.start) errors.start = at.start;
  if (at.end) errors.end = at.end;
  if (!at.start && !at.end && !goesOn && end <= start) errors.end = 'endTimeAfterStartTime';
  return errors;

  function timeError(wallTime: string): AdjustmentError | undefined {
    if (wallTime === '') return 'required';
    const instant = instantOf(wallTime, timeZone);
    if (instant === null) return 'regex';
    return Date.parse(instant) > now ? 'inFuture' : undefined;
  }
}

/** What is wrong with the times of an adjustment. */
export const adjustmentErrors = (adjustment: Adjustment, now: Now): AdjustmentErrors =>
  timeErrors({ ...adjustment, mayGoOn: mayGoOn(adjustment) }, now);

/** Whether a typed start lies on an earlier day: what runs since then has crossed midnight. */
export const hasCrossed = ({ start }: Pick<Adjustment, 'start'>, { timeZone, now }: Now): boolean =>
  start !== '' && start.slice(0, 10) < dayOf(now, timeZone);
