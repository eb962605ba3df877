import { Problem } from '#openapi/client/index.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { clientNudgeMachine, nudgeLimit } from './client-nudge.machine.ts';

export const exampleTargets = [
  { assignmentId: 'a1', contactName: 'Mara Quist', employeeName: 'Ines Costa' },
  { assignmentId: 'a2', contactName: 'Theo Lang', employeeName: 'Hugo Silva' },
];

const enough = new Problem('conflict', 409, {
  response: {
    errorMessages: ['Mara Quist got a reminder in the last hour.'],
    code: 'nudgedEnough',
  },
});

export const testModel = createTestModel(clientNudgeMachine, {
  inputs: [undefined],
  events: [
    { type: 'nudge.open', targets: exampleTargets },
    { type: 'nudge.open', targets: [] },
    { type: 'message.change', message: 'Please answer by Friday.' },
    { type: 'message.change', message: 'x'.repeat(nudgeLimit + 1) },
    { type: 'SEND' },
    { type: 'CANCEL' },
    done('sendClientNudge'),
    failed('sendClientNudge', enough),
  ],
  rules: [
    { source: 'REVW-080', text: 'A client contact is reminded with a message.' },
    {
      source: 'REVW-D25',
      text: 'A contact is reminded by hand once in an hour and three times in a day.',
    },
    { source: 'SHELL-D11', text: 'The message stays when a reminder could not be sent.' },
  ],
});
