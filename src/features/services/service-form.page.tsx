import { serviceFormMachine } from '#machines/services/service-form.machine.ts';
import { emptyService } from '#machines/services/service.ts';
import { serviceAddresses } from '#page/addresses.ts';
import { recordFormPage } from '#page/record-form-page.tsx';
import { ServiceFormScreen } from './service-form.screen.tsx';

export default recordFormPage(serviceFormMachine, {
  emptyForm: emptyService,
  list: serviceAddresses.list,
  nameOf: ({ name }) => name,
  Screen: ServiceFormScreen,
});
