import { createRecordForm } from '../records/create-record-form.ts';
import { loadServiceForm, saveService } from './service-form.actors.ts';
import { emptyService, faultsOfService, type ServiceForm } from './service.ts';

export const serviceFormMachine = createRecordForm<ServiceForm>({
  id: 'service-form',
  description: 'A service is added, duplicated or edited. Source: document 3, sections 2 and 5.',
  emptyForm: emptyService,
  faultsOf: faultsOfService,
  loadForm: loadServiceForm,
  saveForm: saveService,
});
