import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { unfinished, type LoadedForm, type MadeRecord } from '../records/form-values.ts';
import {
  emptyService,
  newServiceSwitches,
  serviceBodyOf,
  serviceFormOf,
  type ServiceForm,
} from './service.ts';

export const loadServiceForm = fromPromise<LoadedForm<ServiceForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    if (id === null) return { form: emptyService, version: null };
    const { editService } = await api.getService({ path: { id }, signal });
    return { form: serviceFormOf(editService), version: editService.version };
  },
);

/** A new service is made active and without a licence; another state is saved by an update. */
export const saveService = fromPromise<
  MadeRecord<ServiceForm> | null,
  LoadedForm<ServiceForm> & { id: string | null }
>(async ({ input: { id, form, version }, signal }) => {
  const body = serviceBodyOf(form);
  if (id === null) {
    const made = await api.createService({ body, signal });
    return unfinished(form, newServiceSwitches, made);
  }
  const { status, license } = form;
  const seen = version === null ? {} : { version };
  await api.updateService({ body: { id, ...body, status, license, ...seen }, signal });
  return null;
});
