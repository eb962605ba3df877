import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTablet, giveToBen } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import { masterId, standardTypeIds } from '../../../common/assets/master-data.ts';

/** Source: ASSET-035, ASSET-141, ASSET-001. */
let server: TestServer;
let next = 500;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => {
  next += 1;
});

const computers = masterId(501);
const types = async () => (await server.request('ines', 'listAssetTypes')).assetMaster;
const typeNamed = async (name: string) => (await types()).find((type) => type.name === name);
const form = (more: object = {}) => ({
  id: uuid(next),
  code: `C-${next}`,
  name: `Type ${next}`,
  assetCategoryId: computers,
  ...more,
});
const create = (more?: object) => server.request('ines', 'createAssetType', { body: form(more) });
const expectCreateError = (more: object) =>
  server.expectError('ines', 'createAssetType', { body: form(more) });
const teamId = async () => {
  const { teams } = await server.request('ines', 'lookUpAssetTeams', { path: { searchText: 'e' } });
  return teams[0]?.id ?? '';
};

describe('the asset master', () => {
  it('the asset master lists the types by category and name, with their details', async () => {
    const all = await types();
    const order = all.map(({ assetCategoryName, name }) => `${assetCategoryName}/${name}`);
    expect(order).toEqual(order.toSorted());
    expect(await typeNamed('Laptop')).toMatchObject({
      id: standardTypeIds.laptop,
      code: 'LAP',
      assetCategoryId: computers,
      assetCategoryName: 'Computers',
      propertiesFound: true,
      isTeam: false,
      usefulLifeInYears: 4,
    });
    expect(await typeNamed('Tablet')).toMatchObject({ propertiesFound: false });
    expect(await typeNamed('Docking station')).toMatchObject({ assetCount: 0 });
  });

  it('the standard types have the same fixed ids in every tenant', async () => {
    const there = await server.request('ava', 'listAssetTypes', { tenantId: 'birch' });
    const ids = new Set(there.assetMaster.map(({ id }) => id));
    expect(Object.values(standardTypeIds).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('an asset type', () => {
  it('an asset type is created, by default for employees and with a useful life of five years', async () => {
    const { assetType, successMessages } = await create({ name: '  Scanner ' });
    expect(successMessages).toEqual(['Asset Type was created successfully.']);
    expect(assetType).toMatchObject({
      name: 'Scanner',
      usefulLifeInYears: 5,
      isTeam: false,
      teamId: null,
      propertiesFound: false,
      assetCount: 0,
      version: 1,
    });
    expect(await typeNamed('Scanner')).toEqual(assetType);
  });

  it('an asset type is updated, and keeps the fields that are left out', async () => {
    const { assetType } = await create({ usefulLifeInYears: 7 });
    const body = { ...form({ id: assetType.id, name: 'Renamed type' }), version: 1 };
    const updated = await server.request('ines', 'updateAssetType', { body });
    expect(updated.successMessages).toEqual(['Asset Type was updated successfully.']);
    expect(updated.assetType).toEqual({ ...assetType, name: 'Renamed type', version: 2 });
    const stale = await server.expectError('ines', 'updateAssetType', { body });
    expect(stale).toMatchObject({ status: 409, code: 'changedByOther' });
  });

  it('an asset type is deleted with its properties', async () => {
    const { assetType } = await create();
    const property = {
      id: uuid(next + 10_000),
      assetTypePropertyName: 'Colour',
      dataTypeId: masterId(201),
      controlTypeId: masterId(301),
    };
    const path = { typeId: assetType.id };
    await server.request('ines', 'createAssetTypeProperty', { path, body: property });
    const deleted = await server.request('ines', 'deleteAssetType', { path: { id: assetType.id } });
    expect(deleted.successMessages).toEqual(['Asset Type was deleted successfully.']);
    expect(await typeNamed(assetType.name)).toBeUndefined();
    const removed = { path: { id: property.id } };
    expect(await server.expectError('ines', 'deleteAssetTypeProperty', removed)).toMatchObject({
      status: 404,
    });
  });

  it('an asset type with assets is not deleted, and the message has their number', async () => {
    const laptops = (await typeNamed('Laptop'))?.assetCount;
    const path = { id: standardTypeIds.laptop };
    const rejection = await server.expectError('ines', 'deleteAssetType', { path });
    expect(rejection).toMatchObject({
      status: 409,
      errorMessages: [`Can’t delete: ${laptops} assets use this type.`],
    });
  });

  it('the code and name of a type are unique, ignoring case', async () => {
    expect(await expectCreateError({ code: ' lap ' })).toMatchObject({
      status: 409,
      fieldErrors: { code: ['The code lap is already in use.'] },
    });
    expect(await expectCreateError({ name: 'LAPTOP' })).toMatchObject({
      status: 409,
      fieldErrors: { name: ['The name LAPTOP is already in use.'] },
    });
    expect(await expectCreateError({ id: standardTypeIds.laptop })).toMatchObject({
      status: 409,
      code: 'idTaken',
    });
  });

  it.each([
    [{ code: ' ' }, 'code', 'Code is required'],
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ code: 'x'.repeat(51) }, 'code', 'Field is too long'],
    [{ name: 'x'.repeat(251) }, 'name', 'Field is too long'],
    [{ assetCategoryId: uuid(1) }, 'assetCategoryId', 'This asset category was not found.'],
    [{ usefulLifeInYears: 0 }, 'usefulLifeInYears', 'Useful Life is invalid'],
    [{ isTeam: true, teamId: uuid(1) }, 'teamId', 'This team was not found.'],
  ])('the type %j is rejected', async (more, field, message) => {
    const { status, fieldErrors } = await expectCreateError(more);
    expect(status).toBe(400);
    expect(fieldErrors).toEqual({ [field]: [message] });
  });

  it('an asset type is found by its category', async () => {
    const path = { categoryId: computers };
    const { assetTypes } = await server.request('jon', 'listAssetTypesOfCategory', { path });
    expect(assetTypes).toContainEqual({
      id: standardTypeIds.laptop,
      name: 'Laptop',
      assetCategoryId: computers,
    });
    expect(assetTypes.every(({ assetCategoryId }) => assetCategoryId === computers)).toBe(true);
    const unknown = { path: { categoryId: uuid(1) } };
    expect((await server.expectError('jon', 'listAssetTypesOfCategory', unknown)).status).toBe(404);
  });

  it('an asset type that does not exist is neither updated nor deleted', async () => {
    const body = form({ id: uuid(1) });
    expect((await server.expectError('ines', 'updateAssetType', { body })).status).toBe(404);
    const path = { id: uuid(1) };
    expect((await server.expectError('ines', 'deleteAssetType', { path })).status).toBe(404);
  });
});

describe('the assignment setup of a type', () => {
  const setup = async (typeId: string) =>
    (await server.request('ines', 'getAssetTypeAssignmentSetup', { path: { typeId } }))
      .assetTypeAssignmentSetup;

  it('the assignment setup contains the default assignee type, with category, type and properties', async () => {
    const found = await setup(standardTypeIds.laptop);
    expect(found).toMatchObject({
      teamId: null,
      assetCategoryId: computers,
      assetTypeId: standardTypeIds.laptop,
      isTeam: false,
    });
    expect(found.assetTypeProperty).toHaveLength(5);
  });

  it('the assignment setup may name a team, for a type that is for teams', async () => {
    const team = await teamId();
    const { assetType } = await create({ isTeam: true, teamId: team });
    expect(await setup(assetType.id)).toMatchObject({ isTeam: true, teamId: team });
    const rejection = await expectCreateError({
      id: uuid(next + 10_000),
      code: 'x',
      name: 'x',
      teamId: team,
    });
    expect(rejection.fieldErrors).toEqual({
      teamId: ['Only a type that is assigned to teams can have a team.'],
    });
    const body = form({ id: assetType.id, isTeam: false });
    const changed = await server.request('ines', 'updateAssetType', { body });
    expect(changed.assetType).toMatchObject({ isTeam: false, teamId: null });
  });

  it('the assignment setup cannot be changed while assets of the type are assigned', async () => {
    const { assetType } = await create();
    const asset = await addTablet(server, next + 20_000, { assetTypeId: assetType.id });
    const id = await giveToBen(server, asset, next + 30_000);
    const body = form({ isTeam: true });
    const rejection = await server.expectError('ines', 'updateAssetType', { body });
    expect(rejection).toMatchObject({ status: 409, code: 'assetTypeAssigned' });
    await server.request('ines', 'removeAssetAssignment', { path: { id } });
    expect((await server.request('ines', 'updateAssetType', { body })).assetType.isTeam).toBe(true);
  });
});
