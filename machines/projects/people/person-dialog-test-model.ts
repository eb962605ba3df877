import type { createPersonDialog } from './create-person-dialog.ts';
import { serverError, missing } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import type { Rule, TestModel } from '../../testing/test-model.ts';

type PersonDialogMachine = ReturnType<typeof createPersonDialog>;

const choice = { id: 'employee-grace', label: 'Grace Kim' };

/** Covers every path through a dialog made by `createPersonDialog`. */
export const createPersonDialogTestModel = (
  machine: PersonDialogMachine,
  rules: readonly Rule[],
): TestModel<PersonDialogMachine> => ({
  machine,
  inputs: [{ projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d05' }],
  events: [
    { type: 'person.selected', choice },
    { type: 'person.selected', choice: null },
    { type: 'SAVE' },
    { type: 'CANCEL' },
    done('savePerson', null),
    failed('savePerson', missing),
    failed('savePerson', serverError),
    failed('search', serverError),
  ],
  rules: [
    {
      source: 'ADR 0024',
      text: 'A failed save keeps the selected person; the reason is shown in the dialog.',
    },
    ...rules,
  ],
});
