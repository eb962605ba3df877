import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { rolePreviewMachine } from './role-preview.machine.ts';
import { examplePreview, exampleRole } from './role.fixtures.ts';

export const testModel = createTestModel(rolePreviewMachine, {
  inputs: [undefined],
  events: [
    { type: 'preview.open', id: exampleRole.id, privileges: ['tags.basic'] },
    { type: 'CONFIRM' },
    { type: 'CLOSE' },
    { type: 'retry' },
    done('loadRolePreview', examplePreview),
    failed('loadRolePreview', serverError),
  ],
  rules: [
    {
      source: 'PEOPL-D32',
      text: 'Before changed rights are saved, it is shown how many users really get or lose each.',
    },
    {
      source: 'PEOPL-D32',
      text: 'Who would lose a right by their own change is warned before it is saved.',
    },
    { source: 'ADR 0024', text: 'A preview that could not be loaded can be tried again.' },
  ],
});
