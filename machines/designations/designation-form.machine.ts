import { createRecordForm } from '../records/create-record-form.ts';
import { loadDesignationForm, saveDesignation } from './designation-form.actors.ts';
import { emptyDesignation, validateDesignation, type DesignationForm } from './designation.ts';

export const designationFormMachine = createRecordForm<DesignationForm>({
  id: 'designation-form',
  description: 'Adds, duplicates or edits a designation. Source: PEOPL-006, PEOPL-D30.',
  emptyForm: emptyDesignation,
  validate: validateDesignation,
  loadForm: loadDesignationForm,
  saveForm: saveDesignation,
});
