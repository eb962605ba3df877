import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ActionTick } from '../meeting.ts';

/** Completes or reopens an action item; repeated, it changes nothing. Source: REVW-D24. */
export const saveActionTick = fromPromise<unknown, ActionTick>(
  ({ input: { id, isCompleted }, signal }) =>
    api.completeReviewMeetingAction({
      query: { actionItemId: id, isCompleted },
      signal,
      isSuccessHidden: true,
    }),
);
