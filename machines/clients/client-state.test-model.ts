import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import type { TestModel } from '../testing/test-model.ts';
import { exampleClientRow } from './client.fixtures.ts';
import { clientStateMachine } from './client-state.machine.ts';

export const testModel: TestModel<typeof clientStateMachine> = {
  machine: clientStateMachine,
  inputs: [undefined],
  events: [
    { type: 'TOGGLE', row: exampleClientRow },
    done('saveState'),
    failed('saveState', serverError),
  ],
  rules: [
    { source: 'ADMIN-009', text: 'A client in use is made inactive instead of deleted.' },
    { source: 'ADMIN-029', text: 'An inactive client is made active again in the same way.' },
    {
      source: 'ADR 0024',
      text: 'A client that someone has changed is not overwritten: the list is loaded again.',
    },
  ],
};
