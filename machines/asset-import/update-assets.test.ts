import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, type ServerInProcess } from '../testing/connect.ts';
import { assetImportMachine } from './asset-import.machine.ts';

const firstPage = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [], search: '' };
const input = {
  dateFormat: 'DD/MM/YYYY',
  newId: 'a55e7001-0000-4000-8000-000000009001',
} as const;

let server: ServerInProcess;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ines', 'aster');
});

async function opened(file: File) {
  const actor = createActor(assetImportMachine, { input }).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'), { timeout: Infinity });
  actor.send({ type: 'file.select', file });
  await settled();
  return { actor, settled, context: () => actor.getSnapshot().context };
}

/** The exported list as the app saves it. */
async function exported(): Promise<File> {
  const blob = await api.exportAssets({ body: firstPage });
  return new File([blob], 'assets.xlsx');
}

describe('an exported list that is imported without changes', () => {
  it('an unchanged import changes nothing, has a column for each field and finds the properties', async () => {
    const { actor, settled, context } = await opened(await exported());
    expect(Object.values(context().columns)).not.toContain(null);
    expect(Object.values(context().properties).some((column) => column !== null)).toBe(true);
    actor.send({ type: 'update.select', isUpdate: true });
    actor.send({ type: 'rows.check' });
    expect((await settled()).value).toBe('ready');
    const { count, updatedCount, known, table } = context();
    expect([count, updatedCount]).toEqual([0, 0]);
    expect(known).toHaveLength(table.rows.length);
    expect(actor.getSnapshot().can({ type: 'rows.import' })).toBe(false);
  });
});

describe('a table that updates assets', () => {
  const buildTable = (...lines: string[]) =>
    new File([['Asset Code;Price;Status', ...lines].join('\n')], 'update.csv');

  async function inStore() {
    const { assetsManager } = await api.listAssets({ body: firstPage });
    const asset = assetsManager.find(({ assetStatus }) => assetStatus === 'InStore');
    if (!asset) throw new Error('The demo world has an asset in store.');
    return asset;
  }

  async function checked(file: File) {
    const harness = await opened(file);
    harness.actor.send({ type: 'update.select', isUpdate: true });
    harness.actor.send({ type: 'rows.check' });
    await harness.settled();
    return harness;
  }

  it('the update shows each change with its old and new value, and stores it', async () => {
    const { id, assetCode } = await inStore();
    const { actor, settled, context } = await checked(
      buildTable(`${assetCode.toLowerCase()};77,5;Repair`),
    );
    const [known] = context().known;
    expect(known?.fields.map(({ field, to }) => [field, to])).toEqual([
      ['price', '77.5'],
      ['assetStatus', 'Repair'],
    ]);
    actor.send({ type: 'rows.import' });
    expect((await settled()).value).toBe('imported');
    const { assetDetail } = await api.getAsset({ path: { id } });
    expect(assetDetail).toMatchObject({ assetCode, price: 77.5, assetStatus: 'Repair' });
  });

  it('the update reports a conflicting change at its line, and succeeds after another check', async () => {
    const { id, assetCode } = await inStore();
    const { actor, settled, context } = await checked(buildTable(`${assetCode};78;InStore`));
    await api.importAssets({
      body: { dryRun: false, knownCodes: 'Update', rows: [{ assetCode, name: 'By another one' }] },
    });
    actor.send({ type: 'rows.import' });
    expect((await settled()).value).toBe('invalid');
    expect(context().errors.map(({ at, field }) => [at, field])).toEqual([[0, 'assetCode']]);
    actor.send({ type: 'rows.check' });
    await settled();
    actor.send({ type: 'rows.import' });
    expect((await settled()).value).toBe('imported');
    const { assetDetail } = await api.getAsset({ path: { id } });
    expect(assetDetail).toMatchObject({ name: 'By another one', price: 78 });
  });

  it('the update is imported once even if its response was lost', async () => {
    const { assetCode } = await inStore();
    let isFailing = true;
    const losing = async (request: Request) => {
      const body = request.method === 'POST' ? await request.clone().text() : '';
      const response = await server.fetch(request);
      if (!isFailing || !body.includes('"dryRun":false')) return response;
      isFailing = false;
      throw new TypeError('The response was lost.');
    };
    connectAs({ ...server, fetch: losing }, 'ines', 'aster');
    const { actor, settled, context } = await checked(buildTable(`${assetCode};79;InStore`));
    actor.send({ type: 'rows.import' });
    expect((await settled()).value).toBe('ready');
    actor.send({ type: 'rows.import' });
    expect((await settled()).value).toBe('imported');
    expect([context().count, context().updatedCount]).toEqual([0, 1]);
  });
});

describe('an unknown name created during the import', () => {
  const heads = 'Asset Code;Asset Type;Vendor;Invoice Number;Date of Purchase;Price;No. of Years';
  const buildLine = (code: string, type: string) =>
    `${code};${type};Cobald Hardwere;INV-7;02/02/2026;10,5;2`;

  it('a missing name is created once for all of its lines, and the lines are checked again', async () => {
    connectAs(server, 'ava', 'aster');
    const lines = [heads, buildLine('NAME-1', 'Boat'), buildLine('NAME-2', ' BOAT')];
    const { actor, settled, context } = await opened(new File([lines.join('\n')], 'names.csv'));
    actor.send({ type: 'rows.check' });
    expect((await settled()).value).toBe('invalid');
    expect(context().errors).toHaveLength(4);
    const { assetCategories } = await api.getAssetDefaults({});
    const assetCategoryId = assetCategories[0]?.id ?? '';
    const type = { field: 'assetType', name: 'Boat', code: 'BOAT', assetCategoryId } as const;
    actor.send({ type: 'name.create', ...type });
    expect((await settled()).value).toBe('invalid');
    expect(context().errors.map(({ field }) => field)).toEqual(['vendor', 'vendor']);
    const vendor = { field: 'vendor', name: 'Cobald Hardwere', code: '', assetCategoryId: '' };
    actor.send({ type: 'name.create', ...vendor, field: 'vendor' });
    expect((await settled()).value).toBe('ready');
    expect(context().count).toBe(2);
  });
});

describe('the parse settings of a file', () => {
  it('the parse settings can be changed by hand, and the columns are updated', async () => {
    const lines = ['Asset Code,Name;Price', 'LAY-1,Pad;5'];
    const { actor, settled, context } = await opened(new File([lines.join('\n')], 'layout.csv'));
    expect(context().table.headings).toEqual(['Asset Code', 'Name;Price']);
    actor.send({ type: 'layout.select', layout: { separator: ';' } });
    await settled();
    expect(context().table.headings).toEqual(['Asset Code,Name', 'Price']);
    expect(context().columns.price).toBe(1);
    actor.send({ type: 'layout.select', layout: { header: 2 } });
    await settled();
    expect(context().trouble).toBe('empty');
    expect(actor.getSnapshot().can({ type: 'rows.check' })).toBe(false);
  });
});
