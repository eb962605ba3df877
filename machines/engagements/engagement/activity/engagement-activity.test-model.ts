import { serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { engagementActivityMachine } from './engagement-activity.machine.ts';
import { doneActivity, exampleActivity, exampleDoc, noReport } from '../engagement.fixtures.ts';

const { activityId } = exampleActivity;
const done1 = { activityId, isDone: true, markedDoneBy: 'Ava Stone', version: 4 };
const completed = { ...done1, markedDoneOn: '2026-02-03T14:05:00.000Z' };
const reopened = { activityId, isDone: false, markedDoneBy: null, markedDoneOn: null, version: 5 };

export const testModel = createTestModel(engagementActivityMachine, {
  inputs: [
    { activity: exampleActivity, report: noReport },
    { activity: doneActivity, report: noReport },
  ],
  events: [
    done('complete', completed),
    failed('complete', serverError),
    done('reopen', reopened),
    failed('reopen', serverError),
    ...['note', 'doc', 'action', 'removal'].flatMap((id) => [
      done(id, { isOutdated: true }),
      done(id, { isOutdated: false }),
      failed(id, serverError),
    ]),
    failed('ticks', serverError),
    { type: 'TOGGLE' },
    { type: 'note.write' },
    { type: 'doc.write', doc: null },
    { type: 'action.write', action: null },
    {
      type: 'part.remove',
      removed: { kind: 'doc', id: exampleDoc.id, name: exampleDoc.description },
    },
    { type: 'drafts.found', drafts: [{ type: 'note.write' }] },
    { type: 'activity.updated', activity: exampleActivity },
    { type: 'activity.lost' },
  ],
  rules: [
    { source: 'ENGAG-061', text: 'One call marks an activity as complete, and back.' },
    {
      source: 'ENGAG-062',
      text: 'A completed activity prompts for no notes, documents or action items.',
    },
    { source: 'ENGAG-064', text: 'Nothing of a completed activity can be removed.' },
  ],
});
