import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

export type Summaries = Schema<'ClockWorkSummaries'>;
export type ProjectSummary = Schema<'ProjectSummary'>;

/** The time by project of a day and of its week, with the entries of the week. */
export const getClockWorkProjectSummaries = fromPromise<Summaries, { date: string }>(
  async ({ input: { date }, signal }) =>
    api.getClockWorkProjectSummaries({ path: { date }, signal }),
);
