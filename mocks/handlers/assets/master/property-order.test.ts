import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import {
  controlTypeIds,
  dataTypeIds,
  masterId,
  standardTypeIds,
} from '../../../common/assets/master-data.ts';

/** Source: ASSET-137, ASSET-028. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

let next = 1300;
const number = () => (next += 1);

/** A type without properties. */
async function freshType(): Promise<string> {
  const id = uuid(number());
  const body = { id, code: `P-${next}`, name: `P-${next}`, assetCategoryId: masterId(501) };
  await server.request('ines', 'createAssetType', { body });
  return id;
}

const create = (typeId: string, more: object = {}) => {
  const id = uuid(number());
  const kind = { dataTypeId: dataTypeIds.Text, controlTypeId: controlTypeIds.TextBox };
  const body = { id, assetTypePropertyName: `Property ${next}`, ...kind, ...more };
  return server.request('ines', 'createAssetTypeProperty', { path: { typeId }, body });
};
const list = async (typeId: string) =>
  (await server.request('jon', 'listAssetTypeProperties', { path: { typeId } }))
    .assetTypeProperties;
const names = async (typeId: string) =>
  (await list(typeId)).map(({ assetTypePropertyName }) => assetTypePropertyName);

describe('the configuration order', () => {
  it('the configuration order is set, reset and cleared by GETs that change it', async () => {
    const typeId = await freshType();
    const path = { id: typeId };
    const made = [];
    for (const name of ['Gamma', 'Alpha', 'Beta']) {
      made.push((await create(typeId, { assetTypePropertyName: name })).assetTypeProperty.id);
    }
    const query = { propertyId: made[2] ?? '', configurationOrder: '1' };
    const set = await server.request('ines', 'setAssetPropertyOrder', { path, query });
    expect(set.successMessages).toEqual(['The configuration order was changed.']);
    expect(set.assetTypeProperties.map((each) => each.configurationOrder)).toEqual([1, 2, 3]);
    expect(await names(typeId)).toEqual(['Beta', 'Gamma', 'Alpha']);

    const cleared = await server.request('ines', 'clearAssetPropertyOrder', { path });
    expect(cleared.successMessages).toEqual(['The configuration order was cleared.']);
    expect(cleared.assetTypeProperties.map((each) => each.configurationOrder)).toEqual([
      null,
      null,
      null,
    ]);
    expect(await names(typeId)).toEqual(['Alpha', 'Beta', 'Gamma']);

    const reset = await server.send('ines', 'resetAssetPropertyOrder', { path });
    expect(reset.headers.get('Cache-Control')).toBe('no-store');
    expect(await reset.json()).toMatchObject({
      successMessages: ['The configuration order was reset.'],
    });
    expect(await names(typeId)).toEqual(['Gamma', 'Alpha', 'Beta']);
  });

  it('the configuration order closes the gap of a deleted property', async () => {
    const typeId = await freshType();
    const { assetTypeProperty } = await create(typeId);
    await create(typeId);
    await server.request('ines', 'deleteAssetTypeProperty', { path: { id: assetTypeProperty.id } });
    expect((await list(typeId)).map((each) => each.configurationOrder)).toEqual([1]);
  });

  it('the configuration order accepts only properties of the type, and positions from 1', async () => {
    const path = { id: standardTypeIds.tablet };
    const query = { propertyId: masterId(701), configurationOrder: '1' };
    const foreign = await server.expectError('ines', 'setAssetPropertyOrder', { path, query });
    expect(foreign).toMatchObject({ status: 400, code: 'assetPropertyUnknown' });
    const zero = { path, query: { ...query, configurationOrder: '0' } };
    expect((await server.expectError('ines', 'setAssetPropertyOrder', zero)).status).toBe(400);
    const unknown = { path: { id: uuid(1) } };
    for (const id of ['resetAssetPropertyOrder', 'clearAssetPropertyOrder'] as const) {
      expect((await server.expectError('ines', id, unknown)).status).toBe(404);
    }
  });
});
