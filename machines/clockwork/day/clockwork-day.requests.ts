/** Requests of the day machine, built from its context. */
import type {
  ClockWorkPost,
  DayToRead,
  EntryToAdjust,
  EntryToEnd,
} from './clockwork-day.actors.ts';
import { getNextWork, type ClockWorkDayContext } from './clockwork-day.setup.ts';
import { hasCrossed } from '../entry/adjustment.ts';
import { isRunning, seenVersion } from '../entry/entries.ts';
import { buildContinuation } from '../timer/continue-entry.ts';
import { assertDefined } from '../assert-defined.ts';
import type { EntryToStart } from '../timer/start-entry.actors.ts';
import { toIsoDay, toUtcTimestamp, toTimestamp } from './time.ts';

const now = ({ clock }: ClockWorkDayContext) => new Date(clock.now()).toISOString();

/**
 * An entry that starts now, with the description as typed, on the selected work. The server sets
 * the start; the device time counts only where the start is sent later.
 */
export function buildStart(context: ClockWorkDayContext): EntryToStart {
  const { live, store } = context;
  const work = getNextWork(context);
  const entry = { id: crypto.randomUUID(), description: context.draft.trim() };
  const booking = { projectId: work?.projectId ?? null, taskId: work?.taskId ?? null };
  const post = { type: 'add', entryPayLoad: { ...entry, endTime: null, ...booking } } as const;
  return { post, started: { ...entry, startTime: now(context), work }, live, store };
}

export function buildStop(context: ClockWorkDayContext): EntryToEnd {
  const entry = assertDefined(context.live);
  const post = { type: 'end', entryPayLoad: { id: entry.id } } as const;
  return { post, entry, endTime: now(context), store: context.store };
}

export function buildBreak(context: ClockWorkDayContext): EntryToEnd {
  const post = { type: 'break', entryPayLoad: { id: assertDefined(context.live).id } } as const;
  return { ...buildStop(context), post, isBreak: true };
}

/** Splits the selected entry at the midnight that follows its start. */
export const buildCrossover = ({ selected }: ClockWorkDayContext): ClockWorkPost => ({
  type: 'crossover',
  entryPayLoad: { id: assertDefined(selected).id },
});

/** A copy of the selected entry that starts now. */
export const buildRestart = (context: ClockWorkDayContext): EntryToStart =>
  buildContinuation(assertDefined(context.selected), context);

/** The input to load the displayed day. */
export const dayToRead = ({ clock, timeZone, date, store }: ClockWorkDayContext): DayToRead => ({
  date,
  today: toIsoDay(clock.now(), timeZone),
  timeZone,
  store,
});

/**
 * The typed times to the minute, as displayed, so that the shown length is right; if neither was
 * touched, with their seconds. Without an end the entry goes on running. For a running entry,
 * isMnco tells whether it has crossed midnight: the server creates one part per day.
 */
export function buildNewTimes(context: ClockWorkDayContext): EntryToAdjust {
  const { clock, timeZone, store } = context;
  const { entry, isStale, start, end } = assertDefined(context.adjustment);
  const isMnco = isRunning(entry) && hasCrossed({ start }, { timeZone, now: clock.now() });
  const isTouched =
    toTimestamp(start, entry.startTime, timeZone) !== entry.startTime ||
    toTimestamp(end, entry.endTime, timeZone) !== entry.endTime;
  const sent = (localTime: string, was: string | null) =>
    assertDefined(isTouched ? toUtcTimestamp(localTime, timeZone) : was);
  const query = {
    entryId: entry.id,
    ...seenVersion(entry),
    newStartTime: sent(start, entry.startTime),
    ...(end !== '' && { newEndTime: sent(end, entry.endTime) }),
    ...(isRunning(entry) && { isMnco }),
  };
  return { query, entry, store: isStale || isMnco ? null : store };
}
