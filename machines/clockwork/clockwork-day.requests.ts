/** What the chart of a day asks of the server, made from what it holds. */
import type { Input } from '#openapi/client/index.ts';
import type { ClockWorkPost } from './clockwork-day.actors.ts';
import { nextWorkOf, type ClockWorkDayContext } from './clockwork-day.setup.ts';
import { hasCrossed } from './adjustment.ts';
import { isRunning, seenVersion } from './entries.ts';
import { held } from './held.ts';
import { instantOf } from './time.ts';

/** An entry that starts now, with the description as typed, on the work that was picked. */
export function startOf(context: ClockWorkDayContext): ClockWorkPost {
  const work = nextWorkOf(context);
  return {
    type: 'add',
    entryPayLoad: {
      id: crypto.randomUUID(),
      startTime: new Date(context.clock.now()).toISOString(),
      endTime: null,
      description: context.draft.trim(),
      projectId: work?.projectId ?? null,
      taskId: work?.taskId ?? null,
    },
  };
}

export const stopOf = ({ live }: ClockWorkDayContext): ClockWorkPost => ({
  type: 'end',
  entryPayLoad: { id: held(live).id },
});

export const breakOf = ({ live }: ClockWorkDayContext): ClockWorkPost => ({
  type: 'break',
  entryPayLoad: { id: held(live).id },
});

/** The chosen entry is split at the midnight that follows its start. */
export const crossoverOf = ({ chosen }: ClockWorkDayContext): ClockWorkPost => ({
  type: 'crossover',
  entryPayLoad: { id: held(chosen).id },
});

/** A copy of the chosen entry that starts now. */
export const restartOf = ({ chosen }: ClockWorkDayContext): ClockWorkPost => ({
  type: 'restart',
  entryPayLoad: { id: held(chosen).id, newId: crypto.randomUUID() },
});

/**
 * The typed times; without an end the entry goes on running. Of a running one it says whether it has
 * crossed midnight (isMnco).
 */
export function newTimesOf(context: ClockWorkDayContext): Input<'adjustClockWorkEntry'>['query'] {
  const { clock, timeZone } = context;
  const { entry, start, end } = held(context.adjustment);
  return {
    entryId: entry.id,
    ...seenVersion(entry),
    newStartTime: held(instantOf(start, timeZone)),
    ...(end !== '' && { newEndTime: held(instantOf(end, timeZone)) }),
    ...(isRunning(entry) && { isMnco: hasCrossed({ start }, { timeZone, now: clock.now() }) }),
  };
}
