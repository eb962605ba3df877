import { stale } from '../organization/organization-settings.test-model.ts';
import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { restoreMenuMachine } from './restore-menu.machine.ts';

export const testModel = createTestModel(restoreMenuMachine, {
  inputs: [undefined],
  events: [
    { type: 'RESTORE', version: 1 },
    { type: 'YES' },
    { type: 'NO' },
    done('restoreMenu'),
    failed('restoreMenu', stale),
    failed('restoreMenu', serverError),
  ],
  rules: [
    { source: 'ADMIN-024', text: 'The default menu is set again after a question.' },
    { source: 'API-007', text: 'The question stays open when the call fails.' },
    { source: 'ADMIN-004', text: 'A menu that someone else has saved is not replaced unseen.' },
  ],
});
