import { beforeAll, describe, expect, it } from 'vitest';
import { buildForm, findVendorId } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import { masterId, standardTypeIds, statusIds } from '../../../common/assets/master-data.ts';

/** Source: ASSET-141, ASSET-023. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

describe('the options of the forms', () => {
  it('the forms offer types, categories, locations, vendors and statuses', async () => {
    const defaults = await server.request('ines', 'getAssetDefaults');
    expect(defaults.assetTypes).toContainEqual({
      id: standardTypeIds.laptop,
      name: 'Laptop',
      assetCategoryId: masterId(501),
    });
    expect(defaults.assetCategories).toContainEqual({ id: masterId(501), value: 'Computers' });
    expect(defaults.assetLocations).toContainEqual({ id: masterId(601), value: 'Head office' });
    expect(defaults.vendors.map(({ value }) => value)).toContain('Bytewise');
    expect(defaults.statuses.map(({ description }) => description)).toEqual([
      'Assigned',
      'InStore',
      'Repair',
      'Scrap',
      'Disposed',
    ]);
  });

  it('the forms offer no inactive vendors', async () => {
    const other = await startServer(now);
    const id = await findVendorId(other);
    await other.store.transaction('write', async (tx) => {
      const vendor = await tx.tenant('aster').get('vendors', id);
      if (!vendor) throw new Error('The vendor is missing.');
      await tx.tenant('aster').put('vendors', { ...vendor, isActive: false });
    });
    const { vendors } = await other.request('ines', 'getAssetDefaults');
    expect(vendors.map(({ value }) => value)).not.toContain('Cobalt Hardware');
    const body = await buildForm(server, 1, { vendorId: id });
    const { fieldErrors } = await other.expectError('ines', 'addAsset', { body });
    expect(fieldErrors?.['vendorId']).toEqual(['The vendor Cobalt Hardware is no longer active.']);
  });

  it('the forms offer the properties of the selected type, the default status and the control types', async () => {
    const path = { typeId: standardTypeIds.laptop };
    const form = await server.request('ines', 'getAddAsset', { path });
    expect(form.defaultStatusId).toBe(statusIds.InStore);
    expect(form.assetControlType.map(({ description }) => description)).toEqual([
      'TextBox',
      'DropDown',
    ]);
    expect(form.assetProperties.map(({ assetTypePropertyName }) => assetTypePropertyName)).toEqual([
      'Memory',
      'Processor',
      'Screen size in inches',
      'Disk encryption',
      'Remarks',
    ]);
    const none = await server.expectError('ines', 'getAddAsset', { path: { typeId: uuid(1) } });
    expect(none).toMatchObject({ status: 404, code: 'assetTypeUnknown' });
  });
});
