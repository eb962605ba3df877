import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import {
  addTablet,
  fetchDetail,
  edit,
  firstPage,
  giveToBen,
  seeded,
} from '../../testing/assets.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now, uuid } from '../../testing/timesheets.ts';
import { statusIds } from '../../common/assets/master-data.ts';

/** Source: ASSET-018, ASSET-044, ASSET-023. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

type Search = components['schemas']['SearchData'];

let next = 900;
const number = () => (next += 1);
const list = (search: Partial<Search> = {}) =>
  server.request('jon', 'listAssets', { body: { ...firstPage, ...search } });
const filter = (name: string, value: string) => ({ columnFilters: [{ name, value }] });

describe('the view of an asset', () => {
  it('the asset view shows details, properties, vendor and warranty', async () => {
    const path = { id: seeded(1) };
    const { assetView } = await server.request('jon', 'getAssetView', { path });
    const detail = await fetchDetail(server, seeded(1));
    expect(assetView).toMatchObject({
      id: seeded(1),
      assetType: 'Laptop',
      assetCategory: 'Computers',
      assetStatus: 'Assigned',
      employeeName: 'Ben Okafor',
      assetLocationName: 'Store',
      vendorName: detail.vendorName,
      dateOfPurchaseAsString: detail.dateOfPurchaseAsString,
      warrantyEndDateAsString: detail.warrantyEndDateAsString,
      price: detail.price,
    });
    expect(assetView.assetProperties.map((each) => each.assetTypePropertyName)).toEqual([
      'Memory',
      'Processor',
      'Screen size in inches',
      'Disk encryption',
      'Remarks',
    ]);
    expect(assetView.assetProperties[0]?.value).toMatch(/^\d+ GB$/);
  });

  it('the asset view has no properties when the type has none', async () => {
    const path = { id: await addTablet(server, number()) };
    const { assetView } = await server.request('jon', 'getAssetView', { path });
    expect(assetView.assetProperties).toEqual([]);
  });

  it('the asset view follows the user’s date format', async () => {
    const path = { id: seeded(1, 'birch') };
    const there = { tenantId: 'birch', path };
    const { assetDetail } = await server.request('ava', 'getAsset', there);
    const [year, month, day] = (assetDetail.dateOfPurchase ?? '').split('-');
    expect(assetDetail.dateOfPurchaseAsString).toBe(`${month}/${day}/${year}`);
  });

  it('an asset that does not exist has no view, history, summary or form', async () => {
    const path = { id: uuid(1) };
    for (const id of ['getAssetView', 'getAssetHistory', 'getAssetSummary', 'getAsset'] as const) {
      expect(await server.expectError('ines', id, { path })).toMatchObject({
        status: 404,
        code: 'assetUnknown',
      });
    }
    for (const id of ['getAssetAssignment', 'listAssetAssignments', 'deleteAsset'] as const) {
      expect((await server.expectError('ines', id, { path })).status).toBe(404);
    }
  });
});

describe('the manager summary of an asset', () => {
  it('the manager summary of an asset has the documented fields', async () => {
    const path = { id: seeded(1) };
    const { assetsManager } = await server.request('jon', 'getAssetSummary', { path });
    expect(Object.keys(assetsManager).toSorted()).toEqual(
      [
        'id',
        'assetTypeId',
        'assetType',
        'name',
        'assetCode',
        'price',
        'statusId',
        'vendorId',
        'invoiceNumber',
        'serialNumber',
        'warrantyPeriod',
        'dateOfPurchaseAsString',
        'warrantyStartDateAsString',
        'warrantyEndDateAsString',
        'assetLocationId',
        'assetProperties',
      ].toSorted(),
    );
    expect(assetsManager).toMatchObject({ assetType: 'Laptop', statusId: statusIds.Assigned });
  });
});

describe('the history of an asset', () => {
  it('the asset history starts with the store, and has no repair when there was none', async () => {
    const path = { id: await addTablet(server, number()) };
    expect(await server.request('jon', 'getAssetHistory', { path })).toEqual({
      statusHistory: [
        {
          assetStatus: 'InStore',
          employeeName: '',
          timeStamp: '2026-03-11T15:00:00.000Z',
          timeStampAsString: '11/03/2026 04:00 PM',
          assignmentEndDateAsString: '',
        },
      ],
      changes: [
        {
          changedOn: '2026-03-11T15:00:00.000Z',
          changedBy: 'Ines Costa',
          isAdded: true,
          fields: [],
        },
      ],
      repairHistory: [],
    });
  });

  it('the asset history of a disposed asset contains all its events, newest first', async () => {
    const path = { id: seeded(5) };
    const { statusHistory } = await server.request('jon', 'getAssetHistory', { path });
    expect(statusHistory.map(({ assetStatus }) => assetStatus)).toEqual([
      'Disposed',
      'Scrap',
      'Assigned',
      'InStore',
    ]);
    expect(statusHistory[2]?.assignmentEndDateAsString).not.toBe('');
  });
});

describe('the assets in repair', () => {
  it('the assets in repair are listed with the longest repair first', async () => {
    const { repairedAssets } = await server.request('jon', 'listRepairedAssets');
    const days = repairedAssets.map(({ daysInRepair }) => daysInRepair);
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(repairedAssets.map(({ id }) => id)).toContain(seeded(3));
    const { totalCount } = await list(filter('assetStatus', 'Repair'));
    expect(repairedAssets).toHaveLength(totalCount);
  });
});

describe('deleting an asset', () => {
  it('deleting an asset removes it with its history', async () => {
    const id = await addTablet(server, number());
    const assignment = await giveToBen(server, id, number());
    await edit(server, id, { statusId: statusIds.InStore });
    const before = (await list()).totalCount;
    const { successMessages } = await server.request('ines', 'deleteAsset', { path: { id } });
    expect(successMessages).toEqual(['Asset was deleted successfully.']);
    expect((await list()).totalCount).toBe(before - 1);
    expect((await server.expectError('ines', 'getAsset', { path: { id } })).status).toBe(404);
    const stored = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').get('assetAssignments', assignment),
    );
    expect(stored).toBeUndefined();
  });

  it('deleting an asset is rejected while someone has it', async () => {
    const rejection = await server.expectError('ines', 'deleteAsset', { path: { id: seeded(1) } });
    expect(rejection).toMatchObject({
      status: 409,
      errorMessages: ['AS-LAP-0001 is assigned to Ben Okafor. Return it before you delete it.'],
    });
  });
});

describe('the records that assets refer to', () => {
  it('a vendor or team that assets refer to cannot be deleted', async () => {
    const { vendorId } = await fetchDetail(server, seeded(1));
    const vendor = await server.expectError('ava', 'deleteVendor', { path: { id: vendorId } });
    expect(vendor.status).toBe(409);
    const { assetAssignment } = await server.request('ines', 'getAssetAssignment', {
      path: { id: seeded(8) },
    });
    const path = { id: assetAssignment?.teamId ?? '' };
    expect((await server.expectError('ava', 'deleteTeam', { path })).status).toBe(409);
  });
});
