import { createNodeServer } from '#mocks/node.ts';
import { proveRecordList } from '../testing/record-list.suite.ts';
import { guide } from './tool-list.guide.ts';

proveRecordList({
  guide,
  server: createNodeServer,
  nameOf: ({ name }) => name,
  name: 'Vector Draw',
  message: 'Tool was deleted successfully.',
});
