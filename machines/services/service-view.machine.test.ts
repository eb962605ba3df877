import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testRecordView } from '../testing/record-view.suite.ts';
import { testModel } from './service-view.test-model.ts';

testRecordView({
  testModel,
  server: createNodeServer,
  list: async () => (await api.getServices({})).service,
  shows: { name: 'Cloud backup' },
});
