import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../../records/create-record-part.ts';
import { saveNew } from '../../records/save-new.ts';
import { toMeetingFields, type MeetingForm, type MeetingHead } from './meeting-form.ts';

interface HeadToLoad {
  reviewId: string;
  /** Null for a new meeting. */
  meetingId: string | null;
  timeZone: string;
}

/** Loads what the dialog shows: the meeting, if there is one, and who can be invited. */
export const loadMeetingHead = fromPromise<MeetingHead, HeadToLoad>(
  async ({ input: { reviewId, meetingId, timeZone }, signal }) => {
    if (meetingId === null) {
      const { reviewMeetingParticipants: participants } = await api.getReviewMeetingDefaults({
        query: { reviewId },
        signal,
      });
      return { meeting: null, participants, timeZone, version: 0 };
    }
    const { reviewMeeting: meeting } = await api.getReviewMeetingForEdit({
      query: { meetingId },
      signal,
    });
    const { reviewParticipants: participants = [], version = 0 } = meeting ?? {};
    return { meeting, participants, timeZone, version };
  },
);

/** Plans a meeting, or changes one against the version that was loaded. Source: REVW-086, REVW-095. */
export const saveMeeting = fromPromise<unknown, PartToSave<MeetingHead, MeetingForm>>(
  async ({ input: { parentId: reviewId, part, newId, form, version }, signal }) => {
    if (part?.meeting) {
      const { id } = part.meeting;
      const body = { id, ...toMeetingFields(form, part), ...(version !== null && { version }) };
      return api.updateReviewMeeting({ body, signal });
    }
    let participants = part?.participants;
    if (!participants) {
      // Someone has deleted the meeting that was edited: it is planned again, by this person.
      const loaded = await api.getReviewMeetingDefaults({ query: { reviewId }, signal });
      participants = loaded.reviewMeetingParticipants;
    }
    const fields = toMeetingFields(form, { meeting: null, participants });
    return saveNew({
      create: () => api.addReviewMeeting({ body: { id: newId, reviewId, ...fields }, signal }),
      update: () => api.updateReviewMeeting({ body: { id: newId, ...fields }, signal }),
    });
  },
);
