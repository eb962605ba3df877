import { createNodeServer } from '#mocks/node.ts';
import { testRecordList } from '../testing/record-list.suite.ts';
import { testModel } from './video-list.test-model.ts';

testRecordList({
  testModel,
  server: createNodeServer,
  getName: ({ title }) => title,
  name: 'Fire drill',
  message: 'The record was deleted.',
});
