import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { getSchema, testLimits } from '../../testing/limits.suite.ts';
import { testPart } from '../../testing/part.suite.ts';
import { emptyStage, validateStage } from '../engagement/engagement-stage.ts';
import { testModel } from './template-stage.test-model.ts';
import { exampleTemplateStage } from './template.fixtures.ts';
import { toTemplateStageForm } from './template.ts';

testPart({
  testModel,
  server: createNodeServer,
  parentId: async () => 'template',
  getParts: async () => (await api.getTemplateStages({})).templateStages,
  toForm: toTemplateStageForm,
  emptyForm: emptyStage,
  sample: { stageName: 'Handover', description: 'Hand it over.', isTenantVisible: false },
  other: { description: 'Something else.' },
  name: 'stageName',
  isNameReusable: true,
});

testLimits({
  schema: getSchema(contract, 'TemplateStageInput'),
  example: toTemplateStageForm(exampleTemplateStage),
  check: validateStage,
  buildBody: (form) => ({ id: exampleTemplateStage.id, ...form }),
});
