import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { autoNudgeMachine } from './auto-nudge.machine.ts';
import { exampleAssignment } from './client-row.fixtures.ts';

export const testModel = createTestModel(autoNudgeMachine, {
  inputs: [undefined],
  events: [
    { type: 'autoNudge.switch', assignmentId: 'a1', isAutoNudge: false },
    { type: 'autoNudge.switch', assignmentId: 'a1', isAutoNudge: true },
    { type: 'autoNudge.switch', assignmentId: 'a2', isAutoNudge: false },
    done('switchAutoNudge', exampleAssignment),
    failed('switchAutoNudge', serverError),
  ],
  rules: [
    { source: 'REVW-082', text: 'The automatic reminders of a contact are switched on and off.' },
    { source: 'SHELL-D11', text: 'A switch that was pressed during a save is saved afterwards.' },
    { source: 'API-007', text: 'After a failed save the switch shows what is stored.' },
  ],
});
