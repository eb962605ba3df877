import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Service } from './service.ts';

export const loadServices = fromPromise<readonly Service[]>(async ({ signal }) => {
  const { service } = await api.getServices({ signal });
  return service;
});

export const deleteService = fromPromise<unknown, { row: Service }>(({ input: { row }, signal }) =>
  api.deleteService({ path: { id: row.id }, signal }),
);
