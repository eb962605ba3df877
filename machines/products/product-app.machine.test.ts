import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { testLimits, getSchema } from '../testing/limits.suite.ts';
import { testPart } from '../testing/part.suite.ts';
import { toAppBody, toAppForm, emptyApp, validateApp, type AppForm } from './app.ts';
import { testModel } from './product-app.test-model.ts';
import { exampleApp, exampleProduct } from './product.fixtures.ts';

const fetchApps = async (id: string) =>
  (await api.getProductView({ path: { id } })).productsViewDTO.appsDTO;

/** The first product that has apps. */
async function anyProduct(): Promise<string> {
  for (const { id } of (await api.getProducts({})).productGridView) {
    if ((await fetchApps(id)).length > 0) return id;
  }
  throw new Error('No product has an app.');
}

testPart({
  testModel,
  server: createNodeServer,
  parentId: anyProduct,
  getParts: fetchApps,
  toForm: toAppForm,
  emptyForm: emptyApp,
  sample: { appName: 'Night batch', url: 'https://batch.test', type: 'Job', port: '8443' },
  other: { port: '0' },
  name: 'appName',
});

describe('the validation of an app', () => {
  const example = toAppForm(exampleApp);
  testLimits({
    schema: getSchema(contract, 'AppInput'),
    example,
    buildBody: (form) =>
      toAppBody({
        parentId: exampleProduct.id,
        part: null,
        newId: 'a55e7001-0000-4000-8000-000000000001',
        form,
        version: 1,
      }),
    check: validateApp,
  });

  const getBrokenRule = (change: Partial<AppForm>) => validateApp({ ...example, ...change });

  it.each(['appName', 'url', 'type', 'port'])('the app field %s is required', (field) => {
    expect(getBrokenRule({ [field]: '  ' })).toEqual({ [field]: { rule: 'required' } });
  });

  it.each(['appName', 'url', 'type'])('the app field %s has at most 250 characters', (field) => {
    expect(getBrokenRule({ [field]: 'x'.repeat(250) })).toEqual({});
    expect(getBrokenRule({ [field]: 'x'.repeat(251) })).toEqual({
      [field]: { rule: 'max', values: { max: 250 } },
    });
  });

  it.each([
    ['0', undefined],
    ['99999', undefined],
    ['100000', { rule: 'max', values: { max: 5 } }],
    ['-1', { rule: 'numeric' }],
    ['80.5', { rule: 'numeric' }],
    ['http', { rule: 'numeric' }],
  ])('the port %s is validated as a number', (port, error) => {
    expect(getBrokenRule({ port }).port).toEqual(error);
  });
});
