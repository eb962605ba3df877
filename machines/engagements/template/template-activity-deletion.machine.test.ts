import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testPartDeletion } from '../../testing/part.suite.ts';
import { testModel } from './template-activity-deletion.test-model.ts';

testPartDeletion({
  testModel,
  server: createNodeServer,
  parts: async () => (await api.getTemplateStages({})).templateStages[0]?.activities ?? [],
});
