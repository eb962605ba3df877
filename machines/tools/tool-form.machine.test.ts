import { describe, expect, it } from 'vitest';
import { api, Problem } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { proveLimits, schemaOf } from '../testing/limits.suite.ts';
import { proveDeletedMeanwhile, proveRecordForm } from '../testing/record-form.suite.ts';
import { guide } from './tool-form.guide.ts';
import { toolBodyOf, toolProblemOf, toolSwitchesOf } from './tool-spelling.ts';
import { exampleTool } from './tool.example.ts';
import { emptyTool, faultsOfTool, toolFormOf, type ToolForm } from './tool.ts';

const example = toolFormOf(exampleTool);
const sample = { ...emptyTool, name: 'Trace Lens', price: '49.9', userLimits: '100' };

const form = {
  guide,
  server: createNodeServer,
  sample,
  mine: { price: '0.0825', license: true },
  theirs: { description: 'Follows one call.', status: false },
  name: 'name' as const,
  list: async () => (await api.getTools({})).listTools,
};

proveRecordForm(form);
proveDeletedMeanwhile({ ...form, remove: (id) => api.deleteTool({ path: { id } }) });

/** A schema with the form's name for the contract's `discription`. */
const plain = (name: 'ToolInput' | 'ToolUpdate') => {
  const schema = schemaOf(contract, name);
  const { discription } = schema.properties;
  return {
    ...schema,
    properties: { ...schema.properties, ...(discription && { description: discription }) },
  };
};

describe('a new tool', () => {
  proveLimits({ schema: plain('ToolInput'), example, bodyOf: toolBodyOf, check: faultsOfTool });

  it('has no need of Latest Version, Description and URL', () => {
    expect(faultsOfTool(sample)).toEqual({});
  });
});

describe('a tool that is edited', () => {
  const { id, version } = exampleTool;
  proveLimits({
    schema: plain('ToolUpdate'),
    example,
    bodyOf: (edited) => ({ id, version, ...toolBodyOf(edited), ...toolSwitchesOf(edited) }),
    check: faultsOfTool,
  });
});

const ruleOf = (field: keyof ToolForm) => (text: string) =>
  faultsOfTool({ ...example, [field]: text })[field];

it('Tool Name has max 250, counted in symbols', () => {
  const texts = ['x'.repeat(250), '🚀'.repeat(250), 'x'.repeat(251)];
  expect(texts.map(ruleOf('name'))).toEqual([
    undefined,
    undefined,
    { rule: 'max', values: { max: 250 } },
  ]);
});

it('Price is required, a number, and not below 0', () => {
  const texts = [' ', '-0.01', '1,490', '0', '0.0825', '1250000'];
  expect(texts.map(ruleOf('price'))).toEqual([
    { rule: 'required' },
    { rule: 'not_negative' },
    { rule: 'double' },
    undefined,
    undefined,
    undefined,
  ]);
});

it('User Limits is required, a whole number, and not below 0', () => {
  const texts = [' ', '-1', '2.5', 'ten', '9'.repeat(400), '0', '2000'];
  expect(texts.map(ruleOf('userLimits'))).toEqual([
    { rule: 'required' },
    { rule: 'not_negative' },
    { rule: 'numeric' },
    { rule: 'numeric' },
    { rule: 'max_value', values: { most: 999_999_999 } },
    undefined,
    undefined,
  ]);
});

it('a refusal of the server stands at the field, by its plain name', () => {
  const refused = new Problem('invalid', 400, {
    answer: { errorMessages: ['No.'], fieldErrors: { discription: ['Too long.'], url: ['Odd.'] } },
  });
  expect(toolProblemOf(refused)).toMatchObject({
    kind: 'invalid',
    status: 400,
    messages: ['No.'],
    fieldErrors: { description: ['Too long.'], url: ['Odd.'] },
  });
});
