import { optionsSchema } from '#machines/value-lists/option-row.ts';
import { emptyValueList, usesSchema } from '#machines/value-lists/value-list.ts';
import { valueListFormMachine } from '#machines/value-lists/value-list-form.machine.ts';
import { valueListAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { ValueListFormScreen } from './value-list-form.screen.tsx';

export default recordFormPage(valueListFormMachine, {
  emptyForm: emptyValueList,
  list: valueListAddresses.list,
  getName: ({ name }) => name,
  fieldSchemas: { options: optionsSchema, uses: usesSchema },
  Screen: ValueListFormScreen,
});
