import { toolFormMachine } from '#machines/tools/tool-form.machine.ts';
import { emptyPriced } from '#machines/records/priced.ts';
import { toolAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { ToolFormScreen } from './tool-form.screen.tsx';

export default recordFormPage(toolFormMachine, {
  emptyForm: emptyPriced,
  list: toolAddresses.list,
  getName: ({ name }) => name,
  Screen: ToolFormScreen,
});
