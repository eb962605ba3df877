import { serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { notesSource } from '../meeting-notes.test-model.ts';
import { meetingWorkMachine } from './meeting-work.machine.ts';
import { closedMeeting, exampleAction, startedMeeting } from '../meeting.fixtures.ts';

const fixedClock = { now: () => Date.parse('2026-03-12T09:10:00.000Z') };
const report = { send: () => undefined };
const { id, text, version } = notesSource;
const fixedAction = { ...exampleAction, canPerformActionOperation: false };

export const testModel = createTestModel(meetingWorkMachine, {
  inputs: [
    { meeting: startedMeeting, notesDraft: null, clock: fixedClock, report },
    { meeting: closedMeeting, notesDraft: null, clock: fixedClock, report },
  ],
  events: [
    ...['action', 'actionDeletion'].flatMap((name) => [
      done(name, { isOutdated: true }),
      done(name, { isOutdated: false }),
      failed(name, serverError),
    ]),
    failed('notes', serverError),
    failed('ticks', serverError),
    { type: 'meeting.updated', meeting: closedMeeting },
    { type: 'meeting.updated', meeting: null },
    { type: 'meeting.changed' },
    { type: 'network.returned' },
    { type: 'text.reported', id, text, version, status: 'waiting' },
    { type: 'action.add' },
    { type: 'action.edit', action: exampleAction },
    { type: 'action.edit', action: fixedAction },
    { type: 'action.delete', action: exampleAction },
    { type: 'action.delete', action: fixedAction },
  ],
  rules: [
    { source: 'REVW-032', text: 'Action items are shown by due date, as the server sorts them.' },
    { source: 'REVW-026', text: 'Action items are written from the start of the meeting.' },
    { source: 'REVW-031', text: 'Action items are completed also after the meeting is closed.' },
  ],
});
