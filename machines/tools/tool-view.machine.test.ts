import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { proveRecordView } from '../testing/record-view.suite.ts';
import { guide } from './tool-view.guide.ts';
import { exampleTool } from './tool.example.ts';

const { name, description, license } = exampleTool;

proveRecordView({
  guide,
  server: createNodeServer,
  list: async () => (await api.getTools({})).listTools,
  shows: { name, description, license },
});
