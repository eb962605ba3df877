import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../../lists/list-search.ts';
import { testRecordView } from '../../testing/record-view.suite.ts';
import { testModel } from './review-form-view.test-model.ts';

testRecordView({
  testModel,
  server: createNodeServer,
  list: async () => (await api.getReviewForms({ body: toSearchData(firstPage) })).reviewForms,
  shows: { name: 'Closing remarks' },
});
