/** What the chart of a day asks of the server, made from what it holds. */
import type { Input } from '#openapi/client/index.ts';
import type { ClockWorkPost } from './clockwork-day.actors.ts';
import type { ClockWorkDayContext } from './clockwork-day.setup.ts';
import { isRunning } from './entries.ts';
import { held } from './held.ts';
import { instantOf } from './time.ts';

/** An entry that starts now, with the description as typed. */
export const startOf = ({ clock, draft }: ClockWorkDayContext): ClockWorkPost => ({
  type: 'add',
  entryPayLoad: {
    id: crypto.randomUUID(),
    startTime: new Date(clock.now()).toISOString(),
    endTime: null,
    description: draft.trim(),
    projectId: null,
    taskId: null,
  },
});

export const stopOf = ({ live }: ClockWorkDayContext): ClockWorkPost => ({
  type: 'end',
  entryPayLoad: { id: held(live).id },
});

/** A copy of the chosen entry that starts now. */
export const restartOf = ({ chosen }: ClockWorkDayContext): ClockWorkPost => ({
  type: 'restart',
  entryPayLoad: { id: held(chosen).id, newId: crypto.randomUUID() },
});

export function descriptionChangeOf({ editing }: ClockWorkDayContext): ClockWorkPost {
  const { entry, description } = held(editing);
  return { type: 'update', entryPayLoad: { id: entry.id, description: description.trim() } };
}

/** The typed times; a running entry says whether it is a midnight crossover (isMnco). */
export function newTimesOf(context: ClockWorkDayContext): Input<'adjustClockWorkEntry'>['query'] {
  const { entry, isStale, start, end } = held(context.adjustment);
  return {
    entryId: entry.id,
    newStartTime: held(instantOf(start, context.timeZone)),
    newEndTime: held(instantOf(end, context.timeZone)),
    ...(isRunning(entry) && { isMnco: isStale }),
  };
}
