import { missing, serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import {
  answeredBefore,
  exampleDenied,
  exampleOpen,
  exampleOwn,
  exampleRequest,
  exampleUngrantable,
} from './access-request.fixtures.ts';
import { accessRequestMachine } from './access-request.machine.ts';
import { noteLimit } from './access-request.ts';

export const testModel = createTestModel(accessRequestMachine, {
  inputs: [{ privileges: ['assetManager.editDetails', 'assetManager.assign'], page: null }],
  events: [
    done('loadOwnRequest', exampleOwn),
    done('loadOwnRequest', exampleOpen),
    done('loadOwnRequest', exampleUngrantable),
    done('loadOwnRequest', { ...exampleOwn, accessRequest: exampleDenied }),
    failed('loadOwnRequest', serverError),
    done('sendRequest', exampleRequest),
    failed('sendRequest', serverError),
    failed('sendRequest', answeredBefore),
    done('withdrawRequest'),
    failed('withdrawRequest', serverError),
    failed('withdrawRequest', missing),
    failed('withdrawRequest', answeredBefore),
    { type: 'privilege.select', privilege: 'assetManager.assign' },
    { type: 'note.change', note: 'I take over the repairs.' },
    { type: 'note.change', note: 'x'.repeat(noteLimit + 1) },
    { type: 'SEND' },
    { type: 'WITHDRAW' },
    { type: 'again' },
    { type: 'retry' },
    { type: 'CLOSE' },
  ],
  rules: [
    {
      source: 'GATE-014',
      text: 'A missing right can be requested from everyone who can grant it.',
    },
    { source: 'PROJ-045', text: 'The request shows its state, and an open one can be withdrawn.' },
    {
      source: 'PEOPL-014',
      text: 'When nobody of the tenant can grant the right, the support is the contact.',
    },
  ],
});
