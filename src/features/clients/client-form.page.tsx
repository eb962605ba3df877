import { clientFormMachine } from '#machines/clients/client-form.machine.ts';
import { emptyClient } from '#machines/clients/client.ts';
import { contactsSchema } from '#machines/clients/contact-row.ts';
import { clientAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { ClientFormScreen } from './client-form.screen.tsx';

export default recordFormPage(clientFormMachine, {
  emptyForm: emptyClient,
  list: clientAddresses.list,
  getName: ({ name }) => name,
  parameter: 'clientId',
  fieldSchemas: { contacts: contactsSchema },
  Screen: ClientFormScreen,
});
