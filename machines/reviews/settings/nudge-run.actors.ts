import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** How many reminders were sent. */
export interface NudgeCounts {
  clientNudges: number;
  adminNudges: number;
}

/** The page shows how many were sent. */
export const runReviewNudges = fromPromise<NudgeCounts>(({ signal }) =>
  api.runReviewNudges({ signal, isSuccessHidden: true }),
);
