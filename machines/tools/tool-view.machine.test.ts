import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testRecordView } from '../testing/record-view.suite.ts';
import { testModel } from './tool-view.test-model.ts';
import { exampleTool } from './tool.fixtures.ts';

const { name, description, license } = exampleTool;

testRecordView({
  testModel,
  server: createNodeServer,
  list: async () => (await api.getTools({})).listTools,
  shows: { name, description, license },
});
