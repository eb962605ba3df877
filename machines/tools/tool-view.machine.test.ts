import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testRecordView } from '../testing/record-view.suite.ts';
import { testModel } from './tool-view.guide.ts';
import { exampleTool } from './tool.example.ts';

const { name, description, license } = exampleTool;

testRecordView({
  testModel,
  server: createNodeServer,
  list: async () => (await api.getTools({})).listTools,
  shows: { name, description, license },
});
