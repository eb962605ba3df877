import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { unfinished, type LoadedForm, type MadeRecord } from '../records/form-values.ts';
import {
  emptyPriced,
  newSwitches,
  toPricedBody,
  toPricedForm,
  type PricedForm,
} from '../records/priced.ts';
import { createRecordForm } from '../records/create-record-form.ts';
import { validateService } from './service.ts';

const loadServiceForm = fromPromise<LoadedForm<PricedForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    if (id === null) return { form: emptyPriced, version: null };
    const { editService } = await api.getService({ path: { id }, signal });
    return { form: toPricedForm(editService), version: editService.version };
  },
);

/**
 * A new service is created active and without a license; any other status is saved by an update.
 */
const saveService = fromPromise<
  MadeRecord<PricedForm> | null,
  LoadedForm<PricedForm> & { id: string | null }
>(async ({ input: { id, form, version }, signal }) => {
  const body = toPricedBody(form);
  if (id === null) {
    const made = await api.createService({ body, signal });
    return unfinished(form, newSwitches, made);
  }
  const { status, license } = form;
  const seen = version === null ? {} : { version };
  await api.updateService({ body: { id, ...body, status, license, ...seen }, signal });
  return null;
});

export const serviceFormMachine = createRecordForm<PricedForm>({
  id: 'service-form',
  description: 'A service is added, duplicated or edited. Source: SERV-009, SERV-016.',
  emptyForm: emptyPriced,
  validate: validateService,
  loadForm: loadServiceForm,
  saveForm: saveService,
});
