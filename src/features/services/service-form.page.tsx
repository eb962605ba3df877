import { serviceFormMachine } from '#machines/services/service-form.machine.ts';
import { emptyPriced } from '#machines/records/priced.ts';
import { serviceAddresses } from '#page/addresses.ts';
import { recordFormPage } from '#page/record-form-page.tsx';
import { ServiceFormScreen } from './service-form.screen.tsx';

export default recordFormPage(serviceFormMachine, {
  emptyForm: emptyPriced,
  list: serviceAddresses.list,
  getName: ({ name }) => name,
  Screen: ServiceFormScreen,
});
