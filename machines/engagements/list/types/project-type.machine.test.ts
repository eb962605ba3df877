import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { getSchema, testLimits } from '../../../testing/limits.suite.ts';
import { testPart } from '../../../testing/part.suite.ts';
import { exampleType } from './project-type.fixtures.ts';
import { testModel } from './project-type.test-model.ts';
import { emptyType, toTypeForm, validateType } from './project-type.ts';

testPart({
  testModel,
  server: createNodeServer,
  // The parent is the id that a new type gets.
  parentId: async () => crypto.randomUUID(),
  getParts: async () => (await api.getEngagementProjectTypes({})).projectTypes,
  toForm: toTypeForm,
  emptyForm: emptyType,
  sample: { value: 'Pilot' },
  other: { value: 'Support' },
  name: 'value',
});

testLimits({
  schema: getSchema(contract, 'ProjectTypeInput'),
  example: { value: 'Pilot' },
  check: validateType,
  buildBody: (form) => ({ id: exampleType.id, ...form }),
});
