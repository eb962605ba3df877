import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/** Whether an activity is complete, by whom, since when, and its new version. */
export type ToggledActivity = Schema<'ToggledActivity'>;

interface Toggle {
  activityId: string;
  isDone: boolean;
}

/** Marks an activity as complete, or as incomplete. Source: ENGAG-061, ENGAG-116. */
export const toggleActivity = fromPromise<ToggledActivity, Toggle>(
  async ({ input, signal }) =>
    (await api.toggleEngagementActivity({ body: input, signal })).activity,
);
