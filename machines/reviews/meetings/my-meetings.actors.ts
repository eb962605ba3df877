import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { MyReviewMeetings } from './meeting.ts';

export interface MeetingsToLoad {
  actionItems: 'open' | 'all';
  limit: number;
}

/** Loads the person's meetings and action items. */
export const loadMyMeetings = fromPromise<MyReviewMeetings, MeetingsToLoad>(({ input, signal }) =>
  api.getMyReviewMeetings({ query: input, signal }),
);
