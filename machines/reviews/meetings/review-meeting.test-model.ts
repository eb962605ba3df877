import { missing, serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import {
  closedMeeting,
  endedMeeting,
  exampleHead,
  exampleReviewId,
  plannedMeeting,
  startedMeeting,
  toDetail,
  toParticipantView,
} from './meeting.fixtures.ts';
import { reviewMeetingMachine } from './review-meeting.machine.ts';

const fixedClock = { now: () => Date.parse('2026-03-12T09:10:00.000Z') };
const input = {
  reviewId: exampleReviewId,
  timeZone: 'Europe/Berlin',
  notesDraft: null,
  clock: fixedClock,
};
const details = [
  toDetail(null),
  ...[plannedMeeting, startedMeeting, endedMeeting, closedMeeting].map(toDetail),
];

export const testModel = createTestModel(reviewMeetingMachine, {
  inputs: [
    { ...input, canManage: true },
    { ...input, canManage: false },
  ],
  events: [
    ...details.map((detail) => done('loadMeeting', detail)),
    done('loadMeeting', toDetail(toParticipantView(plannedMeeting))),
    done('loadMeeting', toDetail(toParticipantView(startedMeeting))),
    done('loadMeeting', toDetail(toParticipantView(endedMeeting))),
    failed('loadMeeting', missing),
    failed('loadMeeting', serverError),
    done('refreshMeeting', toDetail(null)),
    done('refreshMeeting', toDetail(startedMeeting)),
    done('refreshMeeting', toDetail({ ...startedMeeting, id: exampleReviewId })),
    failed('refreshMeeting', missing),
    failed('refreshMeeting', serverError),
    done('startMeeting', startedMeeting),
    failed('startMeeting', serverError),
    done('endMeeting', endedMeeting),
    failed('endMeeting', serverError),
    done('closeMeeting', closedMeeting),
    failed('closeMeeting', serverError),
    done('loadMeetingHead', exampleHead),
    failed('loadMeetingHead', serverError),
    ...['form', 'deletion'].flatMap((name) => [
      done(name, { isOutdated: true }),
      failed(name, serverError),
    ]),
    failed('work', serverError),
    failed('calendar', serverError),
    { type: 'meeting.changed' },
    { type: 'meeting.shown' },
    { type: 'tab.returned' },
    { type: 'network.returned' },
    { type: 'retry' },
    { type: 'meeting.plan' },
    { type: 'meeting.edit' },
    { type: 'meeting.delete' },
    { type: 'meeting.start' },
    { type: 'meeting.end' },
    { type: 'meeting.close' },
    { type: 'close.confirm' },
    { type: 'close.cancel' },
    { type: 'work.reported', isUnsaved: true },
    { type: 'work.reported', isUnsaved: false },
  ],
  rules: [
    { source: 'REVW-027', text: 'A planned meeting is started by those who can manage it.' },
    { source: 'REVW-028', text: 'A started meeting is ended, which sets its actual end.' },
    { source: 'REVW-029', text: 'An ended meeting is closed after a confirmation.' },
    { source: 'REVW-030', text: 'A deleted meeting is cleared: another one can be planned.' },
    { source: 'REVW-044', text: 'The server’s flags decide what the person can do.' },
    { source: 'REVW-032', text: 'Action items are shown by due date, as the server sorts them.' },
  ],
});
