import { createNodeServer } from '#mocks/node.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { testModel } from './script-list.test-model.ts';

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ name }) => name,
  name: 'Greeting',
  message: 'The record was deleted.',
});
