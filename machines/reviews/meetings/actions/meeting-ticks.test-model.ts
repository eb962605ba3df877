import { serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { meetingTicksMachine } from './meeting-ticks.machine.ts';
import { exampleAction, noReport } from '../meeting.fixtures.ts';

const { id, description } = exampleAction;

export const testModel = createTestModel(meetingTicksMachine, {
  inputs: [{ report: noReport }],
  events: [
    { type: 'action.tick', tick: { id, description, isCompleted: true } },
    { type: 'action.tick', tick: { id, description, isCompleted: false } },
    done('saveActionTick'),
    failed('saveActionTick', serverError),
  ],
  rules: [
    { source: 'REVW-031', text: 'An action item is completed, and opened again.' },
    {
      source: 'REVW-D24',
      text: 'A tick names what the item should be, so that two at once agree.',
    },
    { source: 'REVW-096', text: 'Ticks are saved in the order in which they were made.' },
  ],
});
