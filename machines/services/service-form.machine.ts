import { createRecordForm } from '../records/create-record-form.ts';
import { emptyPriced, type PricedForm } from '../records/priced.ts';
import { loadServiceForm, saveService } from './service-form.actors.ts';
import { faultsOfService } from './service.ts';

export const serviceFormMachine = createRecordForm<PricedForm>({
  id: 'service-form',
  description: 'A service is added, duplicated or edited. Source: document 3, sections 2 and 5.',
  emptyForm: emptyPriced,
  faultsOf: faultsOfService,
  loadForm: loadServiceForm,
  saveForm: saveService,
});
