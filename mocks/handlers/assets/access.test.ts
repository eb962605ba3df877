import { beforeAll, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '@atrium/contract/generated/operations.ts';
import { firstPage, buildForm, grant, seeded } from '../../testing/assets.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { now, uuid } from '../../testing/timesheets.ts';
import { masterId, standardTypeIds } from '../../common/assets/master-data.ts';

/** Source: PRIV-038, PRIV-044. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

const ofAssets = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].area === 'assets',
);
const fetchStatus = async (personId: string, id: OperationId, sent = {}) =>
  (await server.send(personId, id, sent)).status;

describe('the right to each operation', () => {
  // Everyone may see their own assets, and respond to handovers assigned to them.
  const own = new Set<OperationId>(['listMyAssets', 'acceptHandovers', 'declineHandover']);
  // It depends on the rights in each of the caller's tenants; its own tests cover the results.
  own.add('listAssetTenants');
  it.each(ofAssets.filter((id) => !own.has(id)))(
    'the operation %s is denied without its right',
    async (id) => {
      // Ben tracks time and has no right to assets.
      const path = { typeId: standardTypeIds.laptop, categoryId: masterId(501) };
      expect(await fetchStatus('ben', id, { path })).toBe(403);
    },
  );

  it.each(ofAssets.filter((id) => operations[id].privilege !== null))(
    'the operation %s is allowed with only its right',
    async (id) => {
      const { privilege } = operations[id];
      // The edit form also requires one of the two edit rights.
      const needsEditRight = ['getAsset', 'updateAsset'].includes(id);
      const rights = needsEditRight
        ? [privilege, 'assetManager.editDetails' as const]
        : [privilege];
      await grant(
        server,
        'leo',
        rights.filter((right) => right !== null),
      );
      // Any error now concerns the request, not the right.
      expect(await fetchStatus('leo', id)).not.toBe(403);
    },
  );

  it.each(['assetMaster.basic', 'assetManager.basic'] as const)(
    'the access to types and properties is included in %s',
    async (privilege) => {
      await grant(server, 'leo', [privilege]);
      const path = { typeId: standardTypeIds.laptop, categoryId: masterId(501) };
      expect(await fetchStatus('leo', 'listAssetTypeProperties', { path })).toBe(200);
      expect(await fetchStatus('leo', 'listAssetTypesOfCategory', { path })).toBe(200);
    },
  );

  it('the right to view lets Jon view everything, and change nothing', async () => {
    const path = { id: seeded(2) };
    expect(await fetchStatus('jon', 'getAssetView', { path })).toBe(200);
    expect(await fetchStatus('jon', 'listAssets', { body: firstPage })).toBe(200);
    expect(await fetchStatus('jon', 'deleteAsset', { path })).toBe(403);
    expect(await fetchStatus('jon', 'addAsset', { body: await buildForm(server, 1) })).toBe(403);
    expect(await fetchStatus('jon', 'removeAssetAssignment', { path })).toBe(403);
  });

  it('the right to depreciation and reports belongs to the asset manager, and not to the viewer', async () => {
    for (const id of ofAssets) {
      const group = operations[id].privilege?.split('.')[0] ?? '';
      if (!/Report|Depreciation/.test(group)) continue;
      expect([id, await fetchStatus('jon', id)]).toEqual([id, 403]);
      expect([id, (await fetchStatus('ines', id)) === 403]).toEqual([id, false]);
    }
  });
});

describe('another tenant', () => {
  it.each([
    'getAsset',
    'getAssetView',
    'getAssetHistory',
    'getAssetSummary',
    'getAssetAssignment',
    'listAssetAssignments',
    'deleteAsset',
  ] as const)('the user’s assets are unknown in another tenant: %s finds none', async (id) => {
    const sent = { tenantId: 'birch', path: { id: seeded(1) } };
    expect(await server.expectError('ava', id, sent)).toMatchObject({
      status: 404,
      code: 'assetUnknown',
    });
  });

  it('the user’s assets are neither changed nor assigned from another tenant', async () => {
    const tenantId = 'birch';
    const { assetDetail } = await server.request('ava', 'getAsset', { path: { id: seeded(1) } });
    const sent = { tenantId, body: { ...assetDetail, dateOfPurchase: null } };
    expect((await server.expectError('ava', 'updateAsset', sent)).status).toBe(404);
    const assign = { id: uuid(1), assetId: seeded(2), employeeId: 'employee-ava' };
    const rejection = await server.expectError('ava', 'assignAsset', { tenantId, body: assign });
    expect(rejection.status).toBe(404);
    const toScrap = { tenantId, path: { id: seeded(4) }, body: { statusId: masterId(102) } };
    expect((await server.expectError('ava', 'changeScrappedAssetStatus', toScrap)).status).toBe(
      404,
    );
  });

  it('the vendors and employees of another tenant cannot be used', async () => {
    const { vendors } = await server.request('ava', 'getAssetDefaults', { tenantId: 'birch' });
    const body = await buildForm(server, 2, { vendorId: vendors[0]?.id });
    const rejection = await server.expectError('ines', 'addAsset', { body });
    expect(rejection.fieldErrors).toEqual({ vendorId: ['This vendor was not found.'] });
    const ben = { id: uuid(2), assetId: seeded(2, 'birch'), employeeId: 'employee-ben' };
    const assign = await server.expectError('ava', 'assignAsset', { tenantId: 'birch', body: ben });
    expect(assign.status).toBe(400);
  });

  it('each tenant has separate assets', async () => {
    const sent = { tenantId: 'birch', body: firstPage };
    const { assetsManager, totalCount } = await server.request('ava', 'listAssets', sent);
    expect(totalCount).toBe(12);
    expect(assetsManager.every(({ assetCode }) => assetCode.startsWith('BI-'))).toBe(true);
  });
});

describe('the asset operations in other languages', () => {
  it('the messages of the asset operations are in the caller’s language', async () => {
    const headers = { 'Accept-Language': 'fr' };
    const path = { id: uuid(1) };
    const rejection = await server.expectError('ines', 'getAsset', { path, headers });
    expect(rejection).toMatchObject({
      code: 'assetUnknown',
      errorMessages: ['Cet actif est introuvable.'],
    });
  });
});
