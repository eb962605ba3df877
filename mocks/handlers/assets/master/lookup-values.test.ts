import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { edit, seeded } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import { masterId } from '../../../common/assets/master-data.ts';

/** Source: ASSET-023. */
let server: TestServer;
let next = 600;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => {
  next += 1;
});

describe.each([
  {
    kind: 'category',
    list: 'listAssetCategories',
    create: 'createAssetCategory',
    update: 'updateAssetCategory',
    remove: 'deleteAssetCategory',
    key: 'assetCategories',
    one: 'assetCategory',
    parameter: 'categoryId',
    label: 'Asset Category',
    used: masterId(501),
    inUse: 'assetCategoryInUse',
  },
  {
    kind: 'location',
    list: 'listAssetLocations',
    create: 'createAssetLocation',
    update: 'updateAssetLocation',
    remove: 'deleteAssetLocation',
    key: 'assetLocations',
    one: 'assetLocation',
    parameter: 'locationId',
    label: 'Asset Location',
    used: masterId(601),
    inUse: 'assetLocationInUse',
  },
] as const)('an asset $kind', (of) => {
  const all = async (): Promise<unknown[]> => {
    const response: Record<string, unknown[]> = { ...(await server.request('ines', of.list)) };
    return response[of.key] ?? [];
  };

  it('the category or location is created, renamed and deleted', async () => {
    const body = { id: uuid(next), value: ` New ${of.kind} ` };
    const created = await server.request('ines', of.create, { body });
    expect(created.successMessages).toEqual([`${of.label} was created successfully.`]);
    expect(await all()).toContainEqual(
      expect.objectContaining({ id: body.id, value: `New ${of.kind}`, version: 1 }),
    );
    const rename = { body: { id: body.id, value: `Other ${of.kind}`, version: 1 } };
    const renamed = await server.request('ines', of.update, rename);
    expect(renamed.successMessages).toEqual([`${of.label} was updated successfully.`]);
    expect(await all()).toContainEqual(
      expect.objectContaining({ id: body.id, value: `Other ${of.kind}`, version: 2 }),
    );
    expect(await server.expectError('ines', of.update, rename)).toMatchObject({
      status: 409,
      code: 'changedByOther',
    });
    const path = { [of.parameter]: body.id };
    const { successMessages } = await server.request('ines', of.remove, { path });
    expect(successMessages).toEqual([`${of.label} was deleted successfully.`]);
    expect(await server.expectError('ines', of.remove, { path })).toMatchObject({ status: 404 });
    expect(await server.expectError('ines', of.update, rename)).toMatchObject({ status: 404 });
  });

  it('the category or location has a unique name', async () => {
    const [first] = (await all()) as { id: string; value: string }[];
    const expectError = (body: object) =>
      server.expectError('ines', of.create, { body: { id: uuid(next), ...body } });
    expect(await expectError({ value: first?.value.toUpperCase() })).toMatchObject({
      status: 409,
      code: 'assetNameTaken',
    });
    expect(await expectError({ value: ' ' })).toMatchObject({ status: 400, code: 'required' });
    expect(await expectError({ value: 'x'.repeat(251) })).toMatchObject({ status: 400 });
    expect(await expectError({ id: first?.id, value: 'Another' })).toMatchObject({
      status: 409,
      code: 'idTaken',
    });
  });

  it('the category or location that is in use is not deleted', async () => {
    const path = { [of.parameter]: of.used };
    expect(await server.expectError('ines', of.remove, { path })).toMatchObject({
      status: 409,
      code: of.inUse,
    });
  });
});

describe('a location', () => {
  it('the location counts its assets', async () => {
    const id = uuid(next);
    await server.request('ines', 'createAssetLocation', { body: { id, value: 'Shed' } });
    await edit(server, seeded(2), { assetLocationId: id });
    const { assetLocations } = await server.request('ines', 'listAssetLocations');
    expect(assetLocations).toContainEqual({ id, value: 'Shed', assetCount: 1, version: 1 });
  });
});
