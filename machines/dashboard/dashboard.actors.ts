import { fromPromise } from 'xstate';
import { api, type Answer } from '#openapi/client/index.ts';

/** The hours of the day and the week, and what runs now. */
export const loadHours = fromPromise<
  { summaries: Answer<'getClockWorkProjectSummaries'>; mini: Answer<'getClockWorkMini'> },
  { date: string }
>(async ({ input, signal }) => {
  const path = { date: input.date };
  const [summaries, mini] = await Promise.all([
    api.getClockWorkProjectSummaries({ path, signal }),
    api.getClockWorkMini({ path, signal }),
  ]);
  return { summaries, mini };
});
