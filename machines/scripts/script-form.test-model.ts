import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { scriptFormMachine } from './script-form.machine.ts';
import { exampleScript } from './script.fixtures.ts';
import { toScriptForm } from './script.ts';

export const testModel = createRecordFormTestModel(scriptFormMachine, {
  id: exampleScript.id,
  valid: toScriptForm(exampleScript),
  broken: { name: '' },
  rules: [
    { source: 'PRIV-009', text: 'The form needs the right scriptManager.basic.' },
    { source: 'ADMIN-025', text: 'A script is stored as typed, up to 1,000,000 characters.' },
    { source: 'REG-012', text: 'A blank name is rejected, and spaces around it are removed.' },
  ],
});
