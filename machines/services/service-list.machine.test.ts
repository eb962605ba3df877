import { createNodeServer } from '#mocks/node.ts';
import { proveRecordList } from '../testing/record-list.suite.ts';
import { guide } from './service-list.guide.ts';

proveRecordList({
  guide,
  server: createNodeServer,
  nameOf: ({ name }) => name,
  name: 'Cloud backup',
  message: 'Service was deleted successfully.',
});
