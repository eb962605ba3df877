import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { toValueListForm } from './value-list.ts';
import { exampleValueList } from './value-list.fixtures.ts';
import { valueListFormMachine } from './value-list-form.machine.ts';

export const testModel = createRecordFormTestModel(valueListFormMachine, {
  id: exampleValueList.id,
  valid: toValueListForm(exampleValueList),
  broken: { name: '' },
  rules: [
    { source: 'ADMIN-016', text: 'An option has a value, a code, and whether it is selected.' },
    {
      source: 'ADMIN-016',
      text: 'Values and codes of options are unique in their list, and at most one is selected.',
    },
    {
      source: 'ADMIN-D16',
      text: 'A code that a script uses stays: at most its displayed text changes.',
    },
  ],
});
