import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { deleteService, loadServices } from './service-list.actors.ts';
import type { Service } from './service.ts';

export const serviceListMachine = createList<Service>({
  id: 'service-list',
  description: 'The catalog of services. Source: SERV-005, SERV-023.',
  loadRecords: loadServices,
  parts: [deletion(deleteService)],
});
