import { createRecordForm } from '../records/create-record-form.ts';
import { emptyValueList, validateValueList, type ValueListForm } from './value-list.ts';
import { loadValueListForm, saveValueList } from './value-list-form.actors.ts';

export const valueListFormMachine = createRecordForm<ValueListForm>({
  id: 'value-list-form',
  description:
    'Adds, duplicates or edits a list of choices with its options in their order. Source: ADMIN-006, ADMIN-016, ADMIN-D16.',
  emptyForm: emptyValueList,
  validate: validateValueList,
  loadForm: loadValueListForm,
  saveForm: saveValueList,
});
