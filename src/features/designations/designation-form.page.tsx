import { designationFormMachine } from '#machines/designations/designation-form.machine.ts';
import { emptyDesignation } from '#machines/designations/designation.ts';
import { designationAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { DesignationFormScreen } from './designation-form.screen.tsx';

export default recordFormPage(designationFormMachine, {
  emptyForm: emptyDesignation,
  list: designationAddresses.list,
  getName: ({ name }) => name,
  Screen: DesignationFormScreen,
});
