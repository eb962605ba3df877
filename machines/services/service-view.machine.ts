import { createRecordView } from '../records/create-record-view.ts';
import { loadService } from './service-view.actors.ts';
import type { Service } from './service.ts';

export const serviceViewMachine = createRecordView<Service>({
  id: 'service-view',
  description: 'A read-only service. Source: SERV-011.',
  loadRecord: loadService,
});
