import { createRecordForm } from '../records/create-record-form.ts';
import { loadClientForm, saveClient } from './client-form.actors.ts';
import { emptyClient, validateClient, type ClientForm } from './client.ts';

export const clientFormMachine = createRecordForm<ClientForm>({
  id: 'client-form',
  description: 'Adds, duplicates or edits a client and its contacts. Source: ADMIN-010, ADMIN-011.',
  emptyForm: emptyClient,
  validate: validateClient,
  loadForm: loadClientForm,
  saveForm: saveClient,
});
