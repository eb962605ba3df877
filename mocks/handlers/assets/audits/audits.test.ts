import { beforeEach, describe, expect, it } from 'vitest';
import { addTablet, firstPage, seeded } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import { masterId } from '../../../common/assets/master-data.ts';

let server: TestServer;
const archive = masterId(604);
const auditId = uuid(900);

beforeEach(async () => {
  server = await startServer(now);
});

/** Starts an audit of the archive, which contains only the test's assets. */
const start = (more: object = {}) =>
  server.request('ines', 'beginAssetAudit', {
    body: { id: auditId, name: ' Archive ', assetLocationId: archive, ...more },
  });
const tick = (code: string, who: 'ines' | 'ava' = 'ines') =>
  server.request(who, 'tickAuditedAsset', { path: { auditId }, body: { code } });
const fetchRows = async (id = auditId) =>
  (await server.request('ines', 'listAuditedAssets', { path: { auditId: id }, body: firstPage }))
    .auditedAssets;

describe('an audit round', () => {
  it('the audit round is listed newest first, with who started it and its progress', async () => {
    await start();
    const { assetAudits } = await server.request('ines', 'listAssetAudits');
    expect(assetAudits.map(({ name, status }) => [name, status])).toEqual([
      ['Archive', 'Open'],
      ['Branch office, yearly', 'Open'],
      ['Head office, half-yearly', 'Finished'],
    ]);
    expect(assetAudits[0]).toMatchObject({ beganBy: 'Ines Costa', expectedCount: 0 });
    const [, open, finished] = assetAudits;
    for (const round of [open, finished]) {
      expect(round?.expectedCount).toBeGreaterThan(2);
      expect((round?.foundCount ?? 0) + (round?.missingCount ?? 0)).toBe(round?.expectedCount);
    }
  });

  it('the audit round requires a name that is not blank, and an existing kind', async () => {
    const blank = { id: auditId, name: '  ', assetLocationId: archive };
    const { status, fieldErrors } = await server.expectError('ines', 'beginAssetAudit', {
      body: blank,
    });
    expect([status, Object.keys(fieldErrors ?? {})]).toEqual([400, ['name']]);
    for (const unknown of [{ assetTypeId: uuid(1) }, { assetCategoryId: uuid(1) }]) {
      const body = { id: auditId, name: 'x', assetLocationId: archive, ...unknown };
      expect((await server.expectError('ines', 'beginAssetAudit', { body })).status).toBe(400);
    }
  });

  it('the audit round can be ticked by two people at once, and each tick counts once', async () => {
    const id = await addTablet(server, 1, { assetLocationId: archive });
    await start();
    const both = await Promise.all([tick(id, 'ines'), tick(id, 'ava')]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['Already', 'Ticked']);
    expect(both.map(({ assetAudit }) => assetAudit.foundCount)).toEqual([1, 1]);
    expect(await fetchRows()).toHaveLength(1);
  });

  it('the audit round ticks the expected asset of multiple ones with the same serial number', async () => {
    const here = await addTablet(server, 1, { assetLocationId: archive, serialNumber: 'TWIN' });
    await addTablet(server, 2, { serialNumber: 'TWIN' });
    await start();
    const { outcome, auditedAsset } = await tick('twin');
    expect([outcome, auditedAsset?.assetId]).toEqual(['Ticked', here]);
  });

  it('the audit round reports that multiple assets have the same serial number', async () => {
    await addTablet(server, 1, { serialNumber: 'TWIN' });
    await addTablet(server, 2, { serialNumber: 'TWIN' });
    await start();
    expect((await tick('twin')).outcome).toBe('Several');
    expect(await fetchRows()).toEqual([]);
  });

  it('the audit round finds assets that were deleted since it started', async () => {
    const id = await addTablet(server, 1, { assetLocationId: archive });
    await start();
    await server.request('ines', 'deleteAsset', { path: { id } });
    const { outcome, auditedAsset } = await tick('t-1');
    expect([outcome, auditedAsset?.result]).toEqual(['Ticked', 'Found']);
  });

  it('the audit round shows the reason why an asset was unexpected', async () => {
    await start();
    const reasons = async (...numbers: readonly number[]) =>
      Promise.all(numbers.map(async (number) => (await tick(seeded(number))).auditedAsset?.reason));
    expect(await reasons(1, 2, 3, 5)).toEqual(['Assigned', 'Elsewhere', 'Repair', 'Disposed']);
    await server.request('ines', 'finishAssetAudit', { path: { auditId } });
    const { strayAssetIds } = await server.request('ines', 'getAssetAudit', { path: { auditId } });
    expect(strayAssetIds).toEqual([seeded(1), seeded(2), seeded(3)]);
  });

  it('the audit round of a type expects no other type', async () => {
    const id = await addTablet(server, 1, { assetLocationId: archive });
    await start({ assetTypeId: masterId(401) });
    expect((await tick(id)).auditedAsset?.reason).toBe('OtherKind');
  });

  it('the audit round of a category expects its types', async () => {
    const id = await addTablet(server, 1, { assetLocationId: archive });
    await start({ assetCategoryId: masterId(503) });
    expect((await tick(id)).auditedAsset?.result).toBe('Found');
  });

  it('the audit round is exported with missing assets first', async () => {
    await addTablet(server, 1, { assetLocationId: archive });
    await start();
    const path = { auditId };
    const { status, headers } = await server.send('ines', 'exportAssetAudit', { path });
    expect([status, headers.get('Content-Type')]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
  });
});
