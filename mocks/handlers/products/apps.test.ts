import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyId } from '../../core/records/names.ts';
import { toWireFormat } from '../../testing/wire-format.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { foreignNames, symbols } from '../../testing/names.ts';

/** Source: PROD-019, PROD-051, PROD-027. */
const now = '2026-03-11T12:00:00.000Z';
const stranger = '6f1c2a10-0000-4000-8000-0000000009ff';
let server: TestServer;
/** A product without apps, new for each test. */
let productId: string;

beforeAll(async () => {
  server = await startServer(now);
});

/** The last change of a record, as a response contains it. */
const by = (changedBy: string) => ({ changedBy, changedOn: now });

let number = 0;

async function makeProduct(): Promise<string> {
  const id = crypto.randomUUID();
  const name = `Home of apps ${(number += 1)}`;
  const body = { id, name, owner: 'Ava Stone', startedYear: 2020, domain: 'Testing' };
  await server.request('ava', 'createProduct', { body });
  return id;
}

beforeEach(async () => {
  productId = await makeProduct();
});

const app = (over: object = {}) => ({
  appsId: emptyId,
  productId,
  appName: 'Web shop',
  url: 'https://shop.example.test',
  type: 'Web',
  port: 443,
  ...over,
});

async function fetchApps(id = productId) {
  const { productsViewDTO } = await server.request('ava', 'getProductView', { path: { id } });
  return productsViewDTO.appsDTO;
}

const save = (body: object) => server.request('ava', 'saveApp', { body });
const expectError = (body: object) => server.expectError('ava', 'saveApp', { body });

/** Creates an app and returns it as displayed. */
async function make(over: object = {}) {
  await save(app(over));
  const made = (await fetchApps()).at(-1);
  if (!made) throw new Error('The app is not shown.');
  return toWireFormat(made);
}

describe('an app', () => {
  it('an app without an id is added to its product', async () => {
    expect(await save(app())).toEqual({ successMessages: ['App was created successfully.'] });
    expect(await fetchApps()).toEqual([
      { ...app(), appsId: expect.not.stringMatching(emptyId), version: 1, ...by('Ava Stone') },
    ]);
  });

  it('an app is returned as appsEditDTO', async () => {
    const made = await make();
    const path = { appId: made.appsId };
    expect(await server.request('ava', 'getApp', { path })).toEqual({
      appsEditDTO: { ...made, ...by('Ava Stone') },
    });
  });

  it('an app with an id is changed', async () => {
    const made = await make();
    const body = { ...made, appName: 'Market', type: 'Batch', port: 0 };
    const { successMessages } = await server.request('kira', 'saveApp', { body });
    expect(successMessages).toEqual(['App was updated successfully.']);
    expect(await fetchApps()).toEqual([{ ...body, version: 2, ...by('Kira Novak') }]);
  });

  it('an app is listed with the others of its product by name', async () => {
    for (const appName of ['shop 10', 'Zoo', 'Shop 9']) await save(app({ appName }));
    expect((await fetchApps()).map(({ appName }) => appName)).toEqual(['Shop 9', 'shop 10', 'Zoo']);
  });

  it('an app that someone has changed in the meantime is not overwritten', async () => {
    const made = await make();
    await save({ ...made, port: 1 });
    expect(await expectError({ ...made, port: 2 })).toMatchObject({ code: 'changedByOther' });
    expect(await fetchApps()).toMatchObject([{ port: 1, version: 2 }]);
  });

  it('an app belongs to an existing product and stays in it', async () => {
    expect(await expectError(app({ productId: stranger }))).toMatchObject({
      status: 404,
      code: 'productUnknown',
    });
    expect(await expectError(app({ appsId: stranger }))).toMatchObject({
      status: 404,
      code: 'appUnknown',
    });
    const made = await make();
    const otherProduct = await makeProduct();
    expect((await expectError({ ...made, productId: otherProduct })).status).toBe(404);
    expect(await fetchApps(otherProduct)).toEqual([]);
  });

  it('an unknown app or one of another tenant is not found', async () => {
    const made = await make();
    const unknown = [
      { path: { appId: stranger } },
      { tenantId: 'birch', path: { appId: made.appsId } },
    ];
    for (const sent of unknown) {
      expect((await server.expectError('ava', 'getApp', sent)).status).toBe(404);
    }
    const update = { tenantId: 'birch', body: made };
    expect((await server.expectError('ava', 'saveApp', update)).status).toBe(404);
  });
});

const getFields = ({ fieldErrors }: { fieldErrors?: object }) => Object.keys(fieldErrors ?? {});

describe('App', () => {
  it.each(['appName', 'url', 'type'])(
    'the app’s %s is required, trimmed and has max 250',
    async (field) => {
      for (const value of [undefined, '', '  ', 'a'.repeat(251)]) {
        const rejected = await expectError(app({ [field]: value }));
        expect([rejected.status, getFields(rejected)]).toEqual([400, [field]]);
      }
      for (const value of [...foreignNames, symbols(250)]) {
        productId = await makeProduct();
        expect(await make({ [field]: value })).toMatchObject({ [field]: value });
      }
      productId = await makeProduct();
      expect(await make({ [field]: ' Words ' })).toMatchObject({ [field]: 'Words' });
    },
  );

  it('the app’s Port is required, numeric, with at most five digits', async () => {
    for (const port of [undefined, null, -1, 100_000, 80.5, '443', '8,080']) {
      expect(getFields(await expectError(app({ port })))).toEqual(['port']);
    }
    expect((await make({ port: 0 })).port).toBe(0);
    expect((await make({ appName: 'Zoo', port: 99_999 })).port).toBe(99_999);
  });

  it('the app’s Name is unique within a product', async () => {
    const made = await make();
    expect(await expectError(app({ appName: 'WEB SHOP ' }))).toMatchObject({
      status: 409,
      fieldErrors: { appName: ['App Name already exists.'] },
    });
    await save({ ...made, appName: 'WEB SHOP' });
    await save(app({ productId: await makeProduct() }));
  });
});
