import { createRecordForm } from '../records/create-record-form.ts';
import { loadScriptForm, saveScript } from './script-form.actors.ts';
import { emptyScript, validateScript, type ScriptForm } from './script.ts';

export const scriptFormMachine = createRecordForm<ScriptForm>({
  id: 'script-form',
  description:
    'Adds or edits a script, which is stored and never run. Source: ADMIN-005, ADMIN-025.',
  emptyForm: emptyScript,
  validate: validateScript,
  loadForm: loadScriptForm,
  saveForm: saveScript,
});
