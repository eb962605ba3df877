import { beforeAll, describe, expect, it } from 'vitest';
import { fetchDetail, buildEdit, grant, seeded } from '../../testing/assets.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now, uuid } from '../../testing/timesheets.ts';
import { masterId } from '../../common/assets/master-data.ts';

/** Source: ASSET-098. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
  // In addition to Ines, who has both rights: one person for each right.
  await grant(server, 'ben', ['assetManager.basic', 'assetManager.editDetails']);
  await grant(server, 'leo', ['assetManager.basic', 'assetManager.editTypeProperties']);
});

describe('the rights to edit', () => {
  const save = async (personId: string, changes: object) =>
    server.send(personId, 'updateAsset', {
      body: { ...(await buildEdit(server, seeded(6))), ...changes },
    });
  const fetchStatus = async (personId: string, changes: object) =>
    (await save(personId, changes)).status;

  it('CanEditAssetDetails allows code, name, serial number, vendor, invoice, date, price, warranty', async () => {
    const { vendorId } = await fetchDetail(server, seeded(1));
    const changes: object[] = [
      { assetCode: 'Other' },
      { name: 'Other' },
      { serialNumber: 'Other' },
      { invoiceNumber: 'Other' },
      { price: 5 },
      { warrantyPeriod: 9, warrantyEndDate: null, warrantyEndDateAsString: '' },
      {
        vendorId: vendorId === (await fetchDetail(server, seeded(6))).vendorId ? uuid(1) : vendorId,
      },
      { assetLocationId: null },
      { statusId: masterId(104), scrappedOnAsString: '11/03/2026' },
    ];
    for (const change of changes) expect(await fetchStatus('leo', change)).toBe(403);
    for (const change of changes.slice(0, 5)) expect(await fetchStatus('ben', change)).toBe(200);
  });

  it('CanEditAssetTypeProperties allows editing the properties', async () => {
    const [current] = (await fetchDetail(server, seeded(6))).assetProperties;
    const other = current?.controlDataListValue.find(
      ({ id }) => id !== current.assetTypePropertyValue,
    );
    const value = { id: current?.id, assetTypePropertyValue: other?.id };
    const changes = { assetProperties: [value] };
    const rejected = await save('ben', changes);
    expect(rejected.status).toBe(403);
    expect(await rejected.json()).toMatchObject({
      errorMessages: ['You need the “Asset Manager: edit type properties” permission to do this.'],
    });
    expect(await fetchStatus('leo', changes)).toBe(200);
  });

  it('users with one edit right can save the other right’s fields unchanged', async () => {
    expect(await fetchStatus('ben', {})).toBe(200);
    expect(await fetchStatus('leo', {})).toBe(200);
  });

  it('one of the edit rights is required to open the form', async () => {
    const path = { id: seeded(6) };
    expect((await server.send('ben', 'getAsset', { path })).status).toBe(200);
    expect((await server.send('leo', 'getAsset', { path })).status).toBe(200);
    const rejection = await server.expectError('jon', 'getAsset', { path });
    expect(rejection).toMatchObject({ status: 403, code: 'privilegeMissing' });
    expect(await fetchStatus('jon', {})).toBe(403);
  });
});
