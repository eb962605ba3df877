import { createNodeServer } from '#mocks/node.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { testModel } from './service-list.test-model.ts';

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ name }) => name,
  name: 'Cloud backup',
  message: 'Service was deleted successfully.',
});
