import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Service } from './service.ts';
import { createRecordView } from '../records/create-record-view.ts';

const loadService = fromPromise<Service, { id: string }>(async ({ input: { id }, signal }) => {
  const { viewService } = await api.getServiceView({ path: { id }, signal });
  return viewService;
});

export const serviceViewMachine = createRecordView<Service>({
  id: 'service-view',
  description: 'A read-only service. Source: SERV-011.',
  loadRecord: loadService,
});
