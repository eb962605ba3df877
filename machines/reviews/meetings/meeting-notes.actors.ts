import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import {
  toReviewLink,
  type StoredText,
  type TextToRead,
  type TextToSave,
} from '../shared/saved-text.ts';

/** Saves the notes of a meeting over the version that was seen. Source: REVW-098. */
export const saveNotes = fromPromise<StoredText, TextToSave>(
  async ({ input: { id, text, version }, signal }) => {
    const body = { id, reviewMeetingNotes: text, ...(version !== null && { version }) };
    const options = { isSuccessHidden: true, isReported: true, isQueued: true } as const;
    const { reviewMeeting } = await api.saveReviewMeetingNotes({ body, signal, ...options });
    return { text: reviewMeeting.reviewMeetingNotes, version: reviewMeeting.version };
  },
);

/** Loads the notes again, since the meeting has changed; null once it is deleted. */
export const readNotes = fromPromise<StoredText | null, TextToRead>(
  async ({ input: { id, link }, signal }) => {
    const { reviewId } = toReviewLink(link);
    const { reviewMeeting: meeting } = await api.getReviewMeeting({
      query: { reviewId },
      signal,
      isSilent: true,
    });
    if (meeting?.id !== id) return null;
    return { text: meeting.reviewMeetingNotes, version: meeting.version };
  },
);
