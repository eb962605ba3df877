import { createNodeServer } from '#mocks/node.ts';
import { describe } from 'vitest';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { getSchema, testLimits } from '../../../testing/limits.suite.ts';
import { testPart } from '../../../testing/part.suite.ts';
import {
  emptyMeetingAction,
  toMeetingActionForm,
  validateMeetingAction,
} from './meeting-action-form.ts';
import { testModel } from './meeting-action.test-model.ts';
import { exampleAction } from '../meeting.fixtures.ts';
import type { ReviewMeeting } from '../meeting.ts';
import { listActions, startNewMeeting } from '../meeting.suite.ts';

let meeting: ReviewMeeting;

testPart({
  testModel,
  server: createNodeServer,
  parentId: async () => {
    meeting = await startNewMeeting();
    return meeting.id;
  },
  getParts: () => listActions(meeting.reviewId),
  toForm: toMeetingActionForm,
  emptyForm: emptyMeetingAction,
  sample: { description: 'Book a course', assignedUserId: '', dueDate: '2026-12-24' },
  other: { dueDate: '2026-12-28' },
  name: 'description',
  isNameReusable: true,
});

describe('the validation of an action item', () => {
  testLimits({
    schema: getSchema(contract, 'MeetingActionUpdate'),
    example: { description: exampleAction.description },
    buildBody: (form) => ({
      id: exampleAction.id,
      ...toMeetingActionForm(exampleAction),
      ...form,
    }),
    check: (form) => validateMeetingAction({ ...toMeetingActionForm(exampleAction), ...form }),
  });
});
