import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { toPricedBody, toPricedForm } from '../records/priced.ts';
import { getSchema } from '../testing/limits.suite.ts';
import { testPricedRecordForm } from '../testing/priced-form.suite.ts';
import { testModel } from './service-form.test-model.ts';
import { exampleService } from './service.fixtures.ts';
import { validateService } from './service.ts';

const { id, version } = exampleService;
const example = toPricedForm(exampleService);

testPricedRecordForm({
  testModel,
  server: createNodeServer,
  list: async () => (await api.getServices({})).service,
  remove: (deleted) => api.deleteService({ path: { id: deleted } }),
  example: exampleService,
  added: {
    schema: getSchema(contract, 'ServiceInput'),
    buildBody: toPricedBody,
    check: (form) => validateService(form, true),
  },
  edited: {
    schema: getSchema(contract, 'ServiceUpdate'),
    buildBody: ({ status, license, ...form }) => ({
      ...toPricedBody({ ...form, status, license }),
      id,
      version,
      status,
      license,
    }),
    check: (form) => validateService(form, false),
  },
});

it('a new service has no rules for version, description and URL', () => {
  const long = 'x'.repeat(251);
  const form = { ...example, latestVersion: long, description: long, url: long };
  expect(validateService(form, true)).toEqual({});
});

it.each(['latestVersion', 'description', 'url'])(
  'the field %s of an edited service has at most 250 characters',
  (field) => {
    const getBrokenRule = (text: string) => validateService({ ...example, [field]: text }, false);
    expect(['x'.repeat(250), '🚀'.repeat(250)].map(getBrokenRule)).toEqual([{}, {}]);
    expect(getBrokenRule('x'.repeat(251))).toEqual({
      [field]: { rule: 'max', values: { max: 250 } },
    });
  },
);

it('user limits that are not a number are an error', () => {
  const { userLimits } = validateService({ ...example, userLimits: '1,490' }, true);
  expect(userLimits).toEqual({ rule: 'double' });
});
