import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testRecordView } from '../testing/record-view.suite.ts';
import { testModel } from './vendor-view.test-model.ts';

testRecordView({
  testModel,
  server: createNodeServer,
  list: async () => (await api.getVendors({})).vendors,
  shows: { name: 'Alder Supplies' },
});
