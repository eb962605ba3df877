import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../../../records/create-record-part.ts';
import { saveNew } from '../../../records/save-new.ts';
import type { MeetingActionForm } from './meeting-action-form.ts';
import type { MeetingActionItem } from '../meeting.ts';

/** Adds an action item to a meeting, or changes one. Source: REVW-088, REVW-089. */
export const saveMeetingAction = fromPromise<
  unknown,
  PartToSave<MeetingActionItem, MeetingActionForm>
>(async ({ input: { parentId: meetingId, part, newId, form, version }, signal }) => {
  const fields = {
    description: form.description.trim(),
    assignedUserId: form.assignedUserId === '' ? null : form.assignedUserId,
    dueDate: form.dueDate ?? '',
  };
  if (part !== null) {
    const body = { id: part.id, ...fields, ...(version !== null && { version }) };
    return api.updateReviewMeetingAction({ body, signal });
  }
  return saveNew({
    create: () => api.addReviewMeetingAction({ body: { id: newId, meetingId, ...fields }, signal }),
    update: () => api.updateReviewMeetingAction({ body: { id: newId, ...fields }, signal }),
  });
});

/** Deletes an action item. Source: REVW-097. */
export const deleteMeetingAction = fromPromise<unknown, { part: MeetingActionItem }>(
  ({ input: { part }, signal }) =>
    api.deleteReviewMeetingAction({ query: { actionItemId: part.id }, signal }),
);
