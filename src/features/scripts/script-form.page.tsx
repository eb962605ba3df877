import { scriptFormMachine } from '#machines/scripts/script-form.machine.ts';
import { emptyScript } from '#machines/scripts/script.ts';
import { scriptAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { ScriptFormScreen } from './script-form.screen.tsx';

export default recordFormPage(scriptFormMachine, {
  emptyForm: emptyScript,
  list: scriptAddresses.list,
  getName: ({ name }) => name,
  Screen: ScriptFormScreen,
});
