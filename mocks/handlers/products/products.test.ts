import { beforeAll, describe, expect, it } from 'vitest';
import { emptyId } from '../../core/records/names.ts';
import { toWireFormat } from '../../testing/wire-format.ts';
import { testCatalogue } from '../../testing/catalogue.suite.ts';
import { readContents, startServer, type TestServer } from '../../testing/harness.ts';

/** Source: PROD-027, PROD-017, PROD-044. */
const now = '2026-03-11T12:00:00.000Z';
const stranger = '6f1c2a10-0000-4000-8000-0000000009ff';

testCatalogue({
  calls: {
    list: 'getProducts',
    read: ['getProduct', 'getProductView'],
    create: 'createProduct',
    update: 'updateProduct',
  },
  right: 'products.basic',
  list: async (reference, sent) =>
    (await reference.request('ava', 'getProducts', sent)).productGridView,
  longestName: 250,
  sample: () => ({
    id: crypto.randomUUID(),
    description: 'For a test.',
    owner: 'Ava Stone',
    startedYear: 2020,
    domain: 'Testing',
    status: true,
  }),
  edit: { sent: { startedYear: 1999, status: false } },
  messages: {
    created: 'Product was created successfully.',
    updated: 'Product was updated successfully.',
    taken: 'Product Name already exists.',
    unknown: 'productUnknown',
  },
});

let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

/** The last change of a record, as a response contains it. */
const by = (changedBy: string) => ({ changedBy, changedOn: now });

let number = 0;
const product = (over: object = {}) => ({
  id: crypto.randomUUID() as string,
  name: `Product ${(number += 1)}`,
  description: 'For a test.',
  owner: 'Ava Stone',
  startedYear: 2020,
  domain: 'Testing',
  status: true,
  ...over,
});
const listed = async () => (await server.request('ava', 'getProducts')).productGridView;
const create = (body: object) => server.request('ava', 'createProduct', { body });
const expectError = (body: object) => server.expectError('ava', 'createProduct', { body });

/** Creates a product and returns it as listed. */
async function make(over: object = {}) {
  const body = product(over);
  const { productGridView } = await create(body);
  const made = productGridView.find(({ name }) => name === body.name.trim());
  if (!made) throw new Error('The product was not listed.');
  return toWireFormat(made);
}

describe('the products', () => {
  it('the demo has six products, listed by name, with many apps or none, active and inactive', async () => {
    const { productGridView } = await server.request('ava', 'getProducts', { tenantId: 'birch' });
    expect(productGridView).toHaveLength(6);
    const names = productGridView.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(new Set(productGridView.map(({ status }) => status))).toEqual(new Set([true, false]));
    const counts = [];
    for (const { id } of productGridView) {
      const sent = { tenantId: 'birch', path: { id } };
      const { productsViewDTO } = await server.request('ava', 'getProductView', sent);
      counts.push(productsViewDTO.appsDTO.length);
    }
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([0, 4]);
  });

  it('products are returned as productsEditDTO, and with their apps as productsViewDTO', async () => {
    const made = await make();
    const path = { id: made.id };
    expect(await server.request('ava', 'getProduct', { path })).toEqual({
      productsEditDTO: { ...made, ...by('Ava Stone') },
    });
    const { productsViewDTO } = await server.request('ava', 'getProductView', { path });
    expect(productsViewDTO).toEqual({ ...made, ...by('Ava Stone'), appsDTO: [] });
  });
});

describe('a product', () => {
  it('a product is created, and the response is the grid with it', async () => {
    const body = product();
    const { productGridView, successMessages } = await create(body);
    expect(successMessages).toEqual(['Product was created successfully.']);
    expect(productGridView).toContainEqual({ ...body, version: 1, ...by('Ava Stone') });
    expect(productGridView).toEqual(await listed());
  });

  it.each([emptyId, null, undefined])(
    'a product with the id %s gets an id from the server',
    async (id) => {
      const made = await make({ id });
      expect(made.id).toMatch(/^[0-9a-f-]{36}$/);
      expect(made.id).not.toBe(emptyId);
    },
  );

  it('a product is active by default', async () => {
    expect((await make({ status: undefined })).status).toBe(true);
    expect((await make({ status: false })).status).toBe(false);
  });

  it('a product whose id already exists is rejected', async () => {
    const { id } = await make();
    expect(await expectError(product({ id }))).toMatchObject({ status: 409, code: 'idTaken' });
  });
});

describe('an empty product, as Add Product posts it on load', () => {
  const blank = { name: '', description: ' ', owner: '', startedYear: null, domain: '' };

  it.each([
    ['has blank fields', { id: emptyId, ...blank, status: true }],
    ['has an id', { id: stranger, ...blank, status: false }],
    ['has nothing', {}],
    ['has nulls', { id: null, name: null, description: null, owner: null, domain: null }],
    ['has the year 0', { ...blank, startedYear: 0 }],
  ])('an empty product returns the grid and stores nothing when it %s', async (_, body) => {
    const before = await readContents(server.store);
    expect(await create(body)).toEqual({ productGridView: await listed(), successMessages: [] });
    expect(await readContents(server.store)).toEqual(before);
  });
});

const getFields = ({ fieldErrors }: { fieldErrors?: object }) => Object.keys(fieldErrors ?? {});

describe('the rules of Add Product', () => {
  it('a new product requires Name, Owner, Started Year and Domain', async () => {
    for (const field of ['name', 'owner', 'domain', 'startedYear']) {
      const rejected = await expectError({ ...product(), [field]: null });
      expect(rejected.status).toBe(400);
      expect(rejected.fieldErrors).toEqual({ [field]: [`${field} is required`] });
    }
    const rejected = await expectError({ name: '  ', description: 'Words alone.' });
    expect(getFields(rejected)).toEqual(['name', 'owner', 'domain', 'startedYear']);
  });

  it('a new product does not require Description', async () => {
    for (const description of [undefined, null, '', '  ']) {
      expect((await make({ description })).description).toBeNull();
    }
  });

  it.each(['name', 'description', 'owner', 'domain'])(
    'a new product’s %s has max 250',
    async (field) => {
      expect(getFields(await expectError(product({ [field]: 'a'.repeat(251) })))).toEqual([field]);
      await make({ [field]: 'a'.repeat(250) });
    },
  );

  it('a new product’s texts are trimmed', async () => {
    const made = await make({ name: ' Edges ', owner: ' Ava ', domain: ' Law ' });
    expect(made).toMatchObject({ name: 'Edges', owner: 'Ava', domain: 'Law' });
  });
});

describe('the rules of Edit Product', () => {
  it.each(['name', 'description', 'owner', 'startedYear', 'domain'])(
    'an edited product’s %s is required',
    async (field) => {
      const made = await make();
      const wrong = field === 'startedYear' ? [null, undefined] : [null, undefined, '', '  '];
      for (const value of wrong) {
        const sent = { body: { ...made, [field]: value } };
        const rejected = await server.expectError('ava', 'updateProduct', sent);
        expect([rejected.status, getFields(rejected)]).toEqual([400, [field]]);
      }
    },
  );

  it.each(['name', 'description', 'owner', 'domain'])(
    'an edited product’s %s has max 250',
    async (field) => {
      const made = await make();
      const sent = (length: number) => ({ body: { ...made, [field]: 'b'.repeat(length) } });
      expect(getFields(await server.expectError('ava', 'updateProduct', sent(251)))).toEqual([
        field,
      ]);
      await server.request('ava', 'updateProduct', sent(250));
    },
  );
});

it('the product’s Started Year is numeric, with at most four digits', async () => {
  for (const startedYear of [0, 9999]) {
    expect((await make({ startedYear })).startedYear).toBe(startedYear);
  }
  const made = await make();
  for (const startedYear of [10_000, -1, 2020.5, '2020', '2,020', 'soon']) {
    expect(getFields(await expectError(product({ startedYear })))).toEqual(['startedYear']);
    const sent = { body: { ...made, startedYear } };
    expect(getFields(await server.expectError('ava', 'updateProduct', sent))).toEqual([
      'startedYear',
    ]);
  }
});

const app = { appsId: emptyId, productId: stranger, appName: 'A', url: 'b', type: 'c', port: 1 };

it.each([['getApp'], ['saveApp', app]] as const)(
  'Products is a privilege group that %s needs',
  async (id, body?: object) => {
    const path = { id: stranger, appId: stranger };
    expect(await server.expectError('ben', id, { path, body })).toMatchObject({
      status: 403,
      errorMessages: ['You need the “Products” permission to do this.'],
    });
  },
);
