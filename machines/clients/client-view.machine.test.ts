import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testRecordView } from '../testing/record-view.suite.ts';
import { testModel } from './client-view.test-model.ts';

testRecordView({
  testModel,
  server: createNodeServer,
  list: async () => (await api.getClients({})).clients,
  shows: { name: 'Harbour Bank', engagementCount: 0, isActive: true },
});
