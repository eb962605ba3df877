import { beforeEach, describe, expect, it } from 'vitest';
import { firstPage, seeded } from '../../testing/assets.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now } from '../../testing/timesheets.ts';
import { statusIds } from '../../common/assets/master-data.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startServer(now);
});

const find = async (code: string) =>
  (await server.request('ines', 'findAssetsByCode', { query: { code } })).assets;

describe('the asset labels', () => {
  it('the asset labels are those of the full list, whatever its page', async () => {
    const body = { ...firstPage, pageSize: 10 as const, page: 2 };
    const { assetLabels, totalCount } = await server.request('ines', 'listAssetLabels', { body });
    expect([assetLabels.length, totalCount]).toEqual([60, 60]);
    expect(assetLabels[0]).toEqual({
      id: expect.any(String),
      assetCode: expect.any(String),
      name: expect.any(String),
      assetType: expect.any(String),
    });
  });

  it('the asset labels are filtered and ordered as the list is', async () => {
    const body = { ...firstPage, sort: '-assetCode', assetIds: [seeded(1), seeded(2)] };
    const { assetLabels } = await server.request('ines', 'listAssetLabels', { body });
    expect(assetLabels.map(({ id }) => id)).toEqual([seeded(2), seeded(1)]);
  });
});

describe('a scanned code', () => {
  it('a scanned code finds the asset that has it, whatever its case and status', async () => {
    const [asset] = await find(' as-lap-0001 ');
    expect(asset).toMatchObject({
      id: seeded(1),
      assetStatus: 'Assigned',
      employeeId: 'employee-ben',
      holderName: 'Ben Okafor',
      assetLocationName: 'Store',
    });
  });

  it('a scanned code finds the assets with this serial number, when no asset has the code', async () => {
    const { assetDetail } = await server.request('ines', 'getAsset', { path: { id: seeded(1) } });
    const { serialNumber } = assetDetail;
    expect((await find(serialNumber.toLowerCase())).map(({ id }) => id)).toEqual([seeded(1)]);
  });

  it('a scanned code finds the asset of an identifier, as in an address', async () => {
    expect((await find(seeded(1))).map(({ assetCode }) => assetCode)).toEqual(['AS-LAP-0001']);
  });

  it('a part of a code, or blanks, finds nothing', async () => {
    expect(await find('AS-LAP')).toEqual([]);
    expect(await find('  ')).toEqual([]);
  });
});

describe('assets that are moved', () => {
  const move = (assetIds: string[], assetLocationId: string | null) =>
    server.request('ines', 'bulkMoveAssets', { body: { assetIds, assetLocationId } });

  it('moved assets have another location and are otherwise unchanged', async () => {
    const [before] = await find('AS-LAP-0001');
    const { assetLocations } = await server.request('ines', 'getAssetDefaults');
    const other = assetLocations.find(({ value }) => value !== before?.assetLocationName);
    await move([seeded(1)], other?.id ?? null);
    expect(await find('AS-LAP-0001')).toEqual([
      { ...before, assetLocationId: other?.id, assetLocationName: other?.value },
    ]);
    await move([seeded(1)], null);
    expect(await find('AS-LAP-0001')).toMatchObject([{ assetLocationName: '' }]);
  });

  it('assets that are already at the location are not changed again', async () => {
    const readVersion = async () =>
      (await server.request('ines', 'getAsset', { path: { id: seeded(1) } })).assetDetail.version;
    const [asset] = await find('AS-LAP-0001');
    const before = await readVersion();
    await move([seeded(1)], asset?.assetLocationId ?? null);
    expect(await readVersion()).toBe(before);
  });

  it('scrapped assets stay at their location, with a reason', async () => {
    const body = { ...firstPage, statusIds: [statusIds.Scrap] };
    const [scrapped] = (await server.request('ines', 'listAssets', { body })).assetsManager;
    const { outcomes } = await move([scrapped?.id ?? '', seeded(1)], null);
    expect(outcomes).toMatchObject([{ isDone: false, code: 'assetScrapLocked' }, { isDone: true }]);
  });
});
