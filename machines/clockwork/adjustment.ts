import type { Rule } from '../validation/faults.ts';
import { instantOf, wallTimeOf } from './time.ts';
import type { Entry } from './entries.ts';

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

/**
 * What is wrong with the typed times: both are asked for, neither lies ahead, and the end is later
 * than the start. Source: document 1, section 5 (endTimeAfterStartTime).
 */
export function adjustmentErrors(
  { start, end }: Pick<Adjustment, 'start' | 'end'>,
  { timeZone, now }: { timeZone: string; now: number },
): AdjustmentErrors {
  const errors: AdjustmentErrors = {};
  const at = { start: timeError(start), end: timeError(end) };
  if (at.start) errors.start = at.start;
  if (at.end) errors.end = at.end;
  if (!at.start && !at.end && end <= start) errors.end = 'endTimeAfterStartTime';
  return errors;

  function timeError(wallTime: string): AdjustmentError | undefined {
    if (wallTime === '') return 'required';
    const instant = instantOf(wallTime, timeZone);
    if (instant === null) return 'regex';
    return Date.parse(instant) > now ? 'inFuture' : undefined;
  }
}
