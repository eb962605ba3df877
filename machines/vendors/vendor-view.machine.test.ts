import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { proveRecordView } from '../testing/record-view.suite.ts';
import { guide } from './vendor-view.guide.ts';

proveRecordView({
  guide,
  server: createNodeServer,
  list: async () => (await api.getVendors({})).vendors,
  shows: { name: 'Alder Supplies' },
});
