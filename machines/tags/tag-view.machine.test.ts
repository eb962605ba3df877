import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testRecordView } from '../testing/record-view.suite.ts';
import { testModel } from './tag-view.test-model.ts';

testRecordView({
  testModel,
  server: createNodeServer,
  list: async () => (await api.getTags({})).tags,
  shows: { name: 'Strategic', hiddenCount: 0 },
});
