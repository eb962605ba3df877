import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Service } from './service.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';

const loadServices = fromPromise<readonly Service[]>(async ({ signal }) => {
  const { service } = await api.getServices({ signal });
  return service;
});

const deleteService = fromPromise<unknown, { row: Service }>(({ input: { row }, signal }) =>
  api.deleteService({ path: { id: row.id }, signal }),
);

export const serviceListMachine = createList<Service>({
  id: 'service-list',
  description: 'The catalog of services. Source: SERV-005, SERV-023.',
  loadRecords: loadServices,
  parts: [deletion(deleteService)],
});
