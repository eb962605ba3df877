import { createRecordList } from '../records/create-record-list.ts';
import { deleteService, loadServices } from './service-list.actors.ts';
import type { Service } from './service.ts';

export const serviceListMachine = createRecordList<Service>({
  id: 'service-list',
  description: 'The catalogue of services. Source: document 3, sections 2 and 4.',
  loadRecords: loadServices,
  deleteRecord: deleteService,
});
