import { createNodeServer } from '#mocks/node.ts';
import { testPartDeletion } from '../../../testing/part.suite.ts';
import { testModel } from './meeting-action-deletion.test-model.ts';
import type { ReviewMeeting } from '../meeting.ts';
import { addAction, listActions, startNewMeeting } from '../meeting.suite.ts';

let meeting: ReviewMeeting | null = null;

testPartDeletion({
  testModel,
  server: () => {
    meeting = null;
    return createNodeServer();
  },
  parts: async () => {
    if (!meeting) {
      meeting = await startNewMeeting();
      await addAction(meeting.id, 'Book a course', '2026-12-24');
    }
    return listActions(meeting.reviewId);
  },
});
