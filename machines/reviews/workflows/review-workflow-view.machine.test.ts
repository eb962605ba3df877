import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../../lists/list-search.ts';
import { testRecordView } from '../../testing/record-view.suite.ts';
import { testModel } from './review-workflow-view.test-model.ts';

testRecordView({
  testModel,
  server: createNodeServer,
  list: async () =>
    (await api.getReviewWorkflows({ body: toSearchData(firstPage) })).reviewWorkflows,
  shows: { name: 'Full review with client', isDefault: true },
});
