import { serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { activityTicksMachine } from './activity-ticks.machine.ts';
import { exampleAction, noReport } from '../engagement.fixtures.ts';

const { id, activityId } = exampleAction;

export const testModel = createTestModel(activityTicksMachine, {
  inputs: [{ report: noReport }],
  events: [
    { type: 'action.tick', tick: { id, activityId, isDone: true } },
    { type: 'action.tick', tick: { id, activityId, isDone: false } },
    done('saveTick'),
    failed('saveTick', serverError),
  ],
  rules: [
    { source: 'ENGAG-102', text: 'An action item is ticked with the call that saves it.' },
    { source: 'ENGAG-D02', text: 'The action items of a completed activity can be ticked.' },
    { source: 'ENGAG-120', text: 'Ticks are saved in the order in which they were made.' },
  ],
});
