import { createNodeServer } from '#mocks/node.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { testModel } from './tool-list.test-model.ts';

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ name }) => name,
  name: 'Vector Draw',
  message: 'Tool was deleted successfully.',
});
