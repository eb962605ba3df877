import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import { addTablet, fetchDetail, grant } from '../../testing/assets.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now, uuid } from '../../testing/timesheets.ts';

type Row = components['schemas']['AssetImportRow'];

/** Source: ASSET-065, ASSET-094, ASSET-D69. */
let server: TestServer;
let vendor = '';

beforeAll(async () => {
  server = await startServer(now);
  await grant(server, 'ben', ['assetManager.basic', 'assetManager.add']);
});

const buildBody = (rows: Row[], more: object = {}) => ({
  dryRun: false,
  knownCodes: 'Update',
  rows,
  ...more,
});
const update = (rows: Row[], more: object = {}) =>
  server.request('ines', 'importAssets', { body: buildBody(rows, more) });
const reject = (rows: Row[], more: object = {}) =>
  server.expectError('ines', 'importAssets', { body: buildBody(rows, more) });

/** A new tablet with its id and its code. */
async function tablet(number: number) {
  const id = await addTablet(server, number);
  const { assetCode, vendorName } = await fetchDetail(server, id);
  vendor = vendorName;
  return { id, assetCode };
}

describe('an import row whose code already exists', () => {
  it('the import row changes the cells that it has, and shows each before and after', async () => {
    const { id, assetCode } = await tablet(901);
    const rows = [{ assetCode: ` ${assetCode.toLowerCase()}`, price: '89000.5', name: 'Pad' }];
    const tried = await update(rows, { dryRun: true });
    expect(tried).toMatchObject({ count: 0, updatedCount: 1, ids: [], successMessages: [] });
    expect(tried.known).toEqual([
      {
        row: 0,
        id,
        version: 1,
        fields: [
          { field: 'name', assetTypePropertyName: '', from: 'Tablet 901', to: 'Pad' },
          { field: 'price', assetTypePropertyName: '', from: '1000', to: '89000.5' },
        ],
      },
    ]);
    expect((await fetchDetail(server, id)).price).toBe(1000);
    const { successMessages } = await update(rows);
    expect(successMessages).toEqual(['1 asset was updated successfully.']);
    expect(await fetchDetail(server, id)).toMatchObject({
      assetCode,
      name: 'Pad',
      price: 89_000.5,
      serialNumber: 'S-901',
      version: 2,
    });
  });

  it('the row’s asset is found by a code that looks the same', async () => {
    const { id, assetCode } = await tablet(902);
    const wide = Array.from(assetCode, (each) =>
      /[!-~]/.test(each) ? String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0) : each,
    ).join('');
    await update([{ assetCode: `\u200B${wide}`, name: 'Found' }]);
    expect(await fetchDetail(server, id)).toMatchObject({ assetCode, name: 'Found' });
  });

  it('the import row does not create a version when nothing changes', async () => {
    const { id, assetCode } = await tablet(903);
    const rows = [{ assetCode, price: '1000.00', assetType: 'tablet', vendor, name: 'Tablet 903' }];
    const { known, updatedCount, successMessages } = await update(rows);
    expect([known[0]?.fields, updatedCount, successMessages]).toEqual([[], 0, []]);
    expect((await fetchDetail(server, id)).version).toBe(1);
  });

  it('an empty cell clears its field, and is an error when the field is required', async () => {
    const { id, assetCode } = await tablet(904);
    await update([{ assetCode, serialNumber: '', assetLocation: ' ' }]);
    expect(await fetchDetail(server, id)).toMatchObject({
      serialNumber: '',
      assetLocationId: null,
    });
    expect((await reject([{ assetCode, invoiceNumber: '' }])).fieldErrors).toEqual({
      'rows.0.invoiceNumber': ['Invoice Number is required'],
    });
  });

  it('the import row gives the asset another status today, and takes it back from its assignee', async () => {
    const { id, assetCode } = await tablet(905);
    const { employees } = await server.request('ines', 'lookUpAssetEmployees', {
      path: { searchText: 'Leo' },
    });
    const body = { id: uuid(9051), assetId: id, employeeId: employees[0]?.id };
    await server.request('ines', 'assignAsset', { body });
    await update([{ assetCode, assetStatus: 'in store' }]);
    expect((await fetchDetail(server, id)).assetStatus).toBe('InStore');
    await update([{ assetCode, assetStatus: 'REPAIR' }]);
    expect((await fetchDetail(server, id)).assetStatus).toBe('Repair');
    expect((await reject([{ assetCode, assetStatus: 'Assigned' }])).fieldErrors).toHaveProperty([
      'rows.0.assetStatus',
    ]);
    await update([{ assetCode, assetStatus: 'Scrap' }]);
    const locked = await reject([{ assetCode, name: 'Other' }]);
    expect(locked.fieldErrors).toHaveProperty(['rows.0.assetCode']);
  });

  it('the import row accepts values of properties by their names, options by their texts', async () => {
    const rows = [
      {
        assetCode: 'LAP-IMP-1',
        assetType: 'Laptop',
        vendor,
        invoiceNumber: 'I',
        dateOfPurchase: '2026-02-02',
        price: '5',
        warrantyPeriod: '1',
      },
    ];
    const { ids } = await update(rows);
    const [id = ''] = ids;
    const { assetProperties } = await fetchDetail(server, id);
    const full = assetProperties.map(
      ({ assetTypePropertyName, controlDataListValue, dataType }) => ({
        assetTypePropertyName: assetTypePropertyName.toUpperCase(),
        value: controlDataListValue[0]?.description ?? (dataType === 'Number' ? '16' : 'Text'),
      }),
    );
    await update([{ assetCode: 'LAP-IMP-1', assetProperties: full }]);
    const values = (await fetchDetail(server, id)).assetProperties.map(
      ({ assetTypePropertyValue: value }) => value,
    );
    expect(values).toEqual(
      assetProperties.map(
        ({ controlDataListValue, dataType }) =>
          controlDataListValue[0]?.id ?? (dataType === 'Number' ? '16' : 'Text'),
      ),
    );
    const unknown = { assetTypePropertyName: 'Colour of the sky', value: '' };
    await update([{ assetCode: 'LAP-IMP-1', assetProperties: [unknown] }]);
    const named = await reject([
      { assetCode: 'LAP-IMP-1', assetProperties: [unknown, { ...unknown, value: 'Blue' }] },
    ]);
    expect(named.fieldErrors).toEqual({
      'rows.0.assetProperties.1': ['This property was not found in the asset type.'],
    });
  });

  it('the import row cannot change the type of the asset', async () => {
    const { assetCode } = await tablet(906);
    expect((await reject([{ assetCode, assetType: 'Laptop' }])).fieldErrors).toEqual({
      'rows.0.assetType': ['The type of an asset can’t be changed.'],
    });
  });

  it('the import row is rejected at its code when the asset has since been changed, deleted or added', async () => {
    const [changed, deleted, added] = [await tablet(907), await tablet(908), await tablet(909)];
    await update([{ assetCode: changed.assetCode, name: 'By another one' }]);
    await server.request('ines', 'bulkDeleteAssets', { body: { assetIds: [deleted.id] } });
    const rows = [
      { assetCode: changed.assetCode, name: 'Mine', version: 1 },
      { assetCode: deleted.assetCode, name: 'Mine', version: 1 },
      { assetCode: added.assetCode, name: 'Mine', version: 0 },
    ];
    const stale = await reject(rows);
    expect([stale.status, stale.code]).toEqual([409, 'assetImportStale']);
    expect(Object.keys(stale.fieldErrors ?? {})).toEqual(
      [0, 1, 2].map((at) => `rows.${at}.assetCode`),
    );
    expect((await fetchDetail(server, added.id)).name).toBe('Tablet 909');
  });

  it('the import row is stored together with the rows that add assets, or none of them is', async () => {
    const { id, assetCode } = await tablet(910);
    const fresh = {
      assetCode: 'NEW-910',
      assetType: 'Tablet',
      vendor,
      invoiceNumber: 'I',
      dateOfPurchase: '2026-02-02',
      price: '5',
      warrantyPeriod: '1',
    };
    const wrong = await reject([
      { assetCode, price: '7' },
      { ...fresh, price: 'ten' },
    ]);
    expect(Object.keys(wrong.fieldErrors ?? {})).toEqual(['rows.1.price']);
    expect((await fetchDetail(server, id)).price).toBe(1000);
    const response = await update([{ assetCode, price: '7' }, fresh]);
    expect([response.count, response.updatedCount, response.ids.length]).toEqual([1, 1, 1]);
    expect((await fetchDetail(server, id)).price).toBe(7);
  });

  it('the asset import is recognized when it is sent again after a lost response', async () => {
    const { assetCode } = await tablet(911);
    const more = { id: uuid(9111) };
    const rows = [{ assetCode, name: 'Once', version: 1 }];
    await update(rows, more);
    const again = await reject(rows, more);
    expect([again.status, again.code]).toEqual([409, 'savedAlready']);
  });

  it('the import row requires the same rights as a manual update', async () => {
    const { assetCode } = await tablet(912);
    const rejected = await server.expectError('ben', 'importAssets', {
      body: buildBody([{ assetCode, name: 'Other' }]),
    });
    expect(rejected.status).toBe(403);
    const same = buildBody([{ assetCode, name: 'Tablet 912' }]);
    expect((await server.request('ben', 'importAssets', { body: same })).updatedCount).toBe(0);
  });

  it('the import row is rejected as a duplicate when updates are not requested', async () => {
    const { assetCode } = await tablet(913);
    const { fieldErrors } = await reject([{ assetCode }], { knownCodes: 'Reject' });
    expect(fieldErrors).toHaveProperty(['rows.0.assetCode']);
  });
});
