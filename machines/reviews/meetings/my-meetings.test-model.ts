import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { exampleAction, exampleMyMeetings } from './meeting.fixtures.ts';
import { myMeetingsMachine } from './my-meetings.machine.ts';

const { id, description } = exampleAction;
const cut = { ...exampleMyMeetings, actionItemCount: 700 };

export const testModel = createTestModel(myMeetingsMachine, {
  inputs: [{ actionItems: 'open' }],
  events: [
    done('loadMyMeetings', exampleMyMeetings),
    done('loadMyMeetings', cut),
    failed('loadMyMeetings', serverError),
    done('refreshMyMeetings', exampleMyMeetings),
    failed('refreshMyMeetings', serverError),
    done('undo'),
    failed('undo', serverError),
    failed('ticks', serverError),
    failed('calendar', serverError),
    { type: 'meeting.changed' },
    { type: 'action.ticked', tick: { id, description, isCompleted: true } },
    { type: 'filter.change', actionItems: 'open' },
    { type: 'filter.change', actionItems: 'all' },
    { type: 'content.loadMore' },
    { type: 'tab.returned' },
    { type: 'network.returned' },
    { type: 'retry' },
  ],
  rules: [
    { source: 'REVW-013', text: 'A person finds the meetings in which they take part.' },
    { source: 'REVW-032', text: 'The person’s action items are shown by due date.' },
    {
      source: 'REVW-031',
      text: 'An action item is completed in the list, and the tick can be undone.',
    },
  ],
});
