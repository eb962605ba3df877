import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testLimits, getSchema } from '../testing/limits.suite.ts';
import { testRecordForm } from '../testing/record-form.suite.ts';
import { testModel } from './product-form.test-model.ts';
import { exampleProduct } from './product.fixtures.ts';
import { validateProduct, toProductBody, toProductForm, type ProductForm } from './product.ts';

const example = toProductForm(exampleProduct);

testRecordForm({
  testModel,
  server: createNodeServer,
  sample: { ...example, name: 'Lighthouse' },
  mine: { owner: 'Hugo Silva', startedYear: '1999' },
  theirs: { description: 'For harbours.', status: false },
  name: 'name',
  list: async () => (await api.getProducts({})).productGridView,
});

describe('adding a product', () => {
  it('the form posts an empty product when it opens, which stores nothing and shows nothing', async () => {
    const observed = connectAs(await createNodeServer(), 'ava', 'aster');
    const { productGridView: before } = await api.getProducts({});
    const input = { id: null, sourceId: null, persisted: null };
    const actor = createActor(testModel.machine, { input }).start();
    await waitFor(actor, (state) => state.matches('editing'));
    expect(observed.calls).toEqual(['GET /aster/Product', 'POST /aster/Product']);
    expect(observed.bodies[1]).toEqual({});
    expect(observed.messages).toEqual([]);
    expect((await api.getProducts({})).productGridView).toEqual(before);
  });

  it('the form is unavailable when it cannot get its id, since no record was requested', async () => {
    const server = await createNodeServer();
    const fetch = (request: Request) =>
      request.method === 'POST'
        ? Promise.resolve(new Response(null, { status: 404 }))
        : server.fetch(request);
    connectAs({ ...server, fetch }, 'ava', 'aster');
    const input = { id: null, sourceId: null, persisted: null };
    const actor = createActor(testModel.machine, { input }).start();
    const { context } = await waitFor(actor, (state) => state.matches('unavailable'));
    expect(context.cause).toBe('notFound');
  });

  it('a new product does not require a description', () => {
    expect(validateProduct({ ...example, description: ' ' }, true)).toEqual({});
  });

  testLimits({
    schema: getSchema(contract, 'ProductInput'),
    example,
    buildBody: toProductBody,
    check: (form) => validateProduct(form, true),
  });
});

describe('editing a product', () => {
  const { id, version } = exampleProduct;
  testLimits({
    schema: getSchema(contract, 'ProductUpdate'),
    example,
    buildBody: (form) => ({ ...toProductBody(form), id, version, status: form.status }),
    check: (form) => validateProduct(form, false),
  });
});

describe.each([
  ['a new product', true],
  ['a product that is edited', false],
])('editing a product in %s', (_, isNew) => {
  const getBrokenRule = (change: Partial<ProductForm>) =>
    validateProduct({ ...example, ...change }, isNew);

  it.each(['name', 'owner', 'domain', 'startedYear'])(
    'the product field %s is required',
    (field) => {
      for (const text of ['', '   ']) {
        expect(getBrokenRule({ [field]: text })).toEqual({ [field]: { rule: 'required' } });
      }
    },
  );

  it.each(['name', 'description', 'owner', 'domain'])(
    'the product field %s has at most 250 characters',
    (field) => {
      expect(getBrokenRule({ [field]: 'x'.repeat(250) })).toEqual({});
      expect(getBrokenRule({ [field]: 'x'.repeat(251) })).toEqual({
        [field]: { rule: 'max', values: { max: 250 } },
      });
    },
  );

  it.each([
    ['2026', undefined],
    ['0', undefined],
    ['20260', { rule: 'max', values: { max: 4 } }],
    ['-1', { rule: 'numeric' }],
    ['20.5', { rule: 'numeric' }],
    ['next', { rule: 'numeric' }],
  ])('the started year %s is validated as a number', (startedYear, error) => {
    expect(getBrokenRule({ startedYear }).startedYear).toEqual(error);
  });
});

it('an edited product requires a description', () => {
  const errors = validateProduct({ ...example, description: ' ' }, false);
  expect(errors).toEqual({ description: { rule: 'required' } });
});

describe('a product that someone deleted while it was edited', () => {
  /** No call deletes a product: from now on, saving a change returns 404. */
  const deleted = async (request: Request) =>
    request.method === 'PUT'
      ? Response.json(
          { errorMessages: ['This product was not found.'], code: 'productUnknown', traceId: 't' },
          { status: 404 },
        )
      : null;

  it('a deleted product stays in the form as it was typed, and can be saved as new', async () => {
    const server = await createNodeServer();
    const fetch = async (request: Request) => (await deleted(request)) ?? server.fetch(request);
    connectAs({ ...server, fetch }, 'ava', 'aster');
    const { productGridView } = await api.getProducts({});
    const [id = ''] = productGridView.map((product) => product.id);
    const actor = createActor(testModel.machine, {
      input: { id, sourceId: null, persisted: null },
    }).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    await settled();
    actor.send({ type: 'form.changed', change: { name: 'Lighthouse', description: 'Kept.' } });
    actor.send({ type: 'SAVE' });
    const { value, context } = await settled();
    expect([value, context.form.name]).toEqual(['deleted', 'Lighthouse']);
    actor.send({ type: 'form.saveAsNew' });
    expect((await settled()).value).toBe('saved');
    const names = (await api.getProducts({})).productGridView.map(({ name }) => name);
    expect(names).toContain('Lighthouse');
    expect(names).toHaveLength(productGridView.length + 1);
  });
});
