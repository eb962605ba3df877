import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { accessAnswerMachine } from './access-answer.machine.ts';
import {
  answeredBefore,
  exampleGranted,
  exampleRequest,
  exampleRoles,
} from './access-request.fixtures.ts';

export const testModel = createTestModel(accessAnswerMachine, {
  inputs: [undefined],
  events: [
    { type: 'request.open', id: exampleRequest.id },
    { type: 'role.select', id: 'assetManager' },
    { type: 'note.change', note: 'Ines stays in charge.' },
    { type: 'GRANT' },
    { type: 'DENY' },
    { type: 'CLOSE' },
    { type: 'retry' },
    done('loadRoles', exampleRoles),
    done('loadRoles', { ...exampleRoles, roles: [] }),
    done('loadRoles', { ...exampleRoles, accessRequest: exampleGranted }),
    failed('loadRoles', serverError),
    done('sendAnswer'),
    failed('sendAnswer', serverError),
    failed('sendAnswer', answeredBefore),
  ],
  atHand: ({ loaded }) =>
    (loaded?.roles ?? []).map(({ id }) => ({ type: 'role.select' as const, id })),
  rules: [
    {
      source: 'PEOPL-014',
      text: 'A requested right is granted by a role that includes it; what else it gives is shown.',
    },
    { source: 'PEOPL-009', text: 'A role that gives more than the own rights cannot be selected.' },
    { source: 'PROJ-045', text: 'A request is answered once: a second answer shows the first.' },
  ],
});
