import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { emptyPriced } from '../records/priced.ts';
import { getSchema } from '../testing/limits.suite.ts';
import { testPricedRecordForm } from '../testing/priced-form.suite.ts';
import { testModel } from './tool-form.test-model.ts';
import { toToolBody, toToolSwitches } from './tool-spelling.ts';
import { exampleTool } from './tool.fixtures.ts';
import { validateTool } from './tool.ts';

const { id } = exampleTool;

/** A schema with the form's field name in place of the contract's `discription`. */
const plain = (name: 'ToolInput' | 'ToolUpdate') => {
  const { properties, ...schema } = getSchema(contract, name);
  const { discription: description = {} } = properties;
  return { ...schema, properties: { ...properties, description } };
};

testPricedRecordForm({
  testModel,
  server: createNodeServer,
  list: async () => (await api.getTools({})).listTools,
  remove: (deleted) => api.deleteTool({ path: { id: deleted } }),
  example: exampleTool,
  added: { schema: plain('ToolInput'), buildBody: toToolBody, check: validateTool },
  edited: {
    schema: plain('ToolUpdate'),
    buildBody: (form) => ({ id, ...toToolBody(form), ...toToolSwitches(form) }),
    check: validateTool,
  },
});

it('a tool may have longer texts than a service, as the contract allows', () => {
  const long = 'x'.repeat(2000);
  const errors = validateTool({
    ...emptyPriced,
    latestVersion: long,
    description: long,
    url: long,
  });
  expect(Object.keys(errors)).toEqual(['name', 'latestVersion', 'price', 'userLimits']);
});
