import { createRecordForm } from '../records/create-record-form.ts';
import { emptyPriced, type PricedForm } from '../records/priced.ts';
import { loadServiceForm, saveService } from './service-form.actors.ts';
import { validateService } from './service.ts';

export const serviceFormMachine = createRecordForm<PricedForm>({
  id: 'service-form',
  description: 'A service is added, duplicated or edited. Source: SERV-009, SERV-016.',
  emptyForm: emptyPriced,
  validate: validateService,
  loadForm: loadServiceForm,
  saveForm: saveService,
});
