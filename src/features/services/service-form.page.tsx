import { serviceFormMachine } from '#machines/services/service-form.machine.ts';
import { emptyPriced } from '#machines/records/priced.ts';
import { serviceAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { ServiceFormScreen } from './service-form.screen.tsx';

export default recordFormPage(serviceFormMachine, {
  emptyForm: emptyPriced,
  list: serviceAddresses.list,
  getName: ({ name }) => name,
  Screen: ServiceFormScreen,
});
