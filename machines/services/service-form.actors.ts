import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm } from '../records/form-values.ts';
import { emptyService, serviceBodyOf, serviceFormOf, type ServiceForm } from './service.ts';

export const loadServiceForm = fromPromise<LoadedForm<ServiceForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    if (id === null) return { form: emptyService, version: null };
    const { editService } = await api.getService({ path: { id }, signal });
    return { form: serviceFormOf(editService), version: editService.version };
  },
);

export const saveService = fromPromise<unknown, LoadedForm<ServiceForm> & { id: string | null }>(
  ({ input: { id, form, version }, signal }) => {
    const body = serviceBodyOf(form);
    if (id === null) return api.createService({ body, signal });
    const { status, license } = form;
    const seen = version === null ? {} : { version };
    return api.updateService({ body: { id, ...body, status, license, ...seen }, signal });
  },
);
