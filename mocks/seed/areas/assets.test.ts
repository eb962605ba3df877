import { beforeAll, describe, expect, it } from 'vitest';
import { getStatus } from '../../common/assets/master-data.ts';
import { createMemoryStore } from '../../store/memory.ts';
import type { Store } from '../../store/store.ts';
import { worldSchema } from '../../schema/world-schema.ts';
import type { World } from '../../store/world.ts';
import { ensureAreaSeeded } from '../areas.ts';
import { seed, type SeedSize } from '../seed.ts';

/** A Wednesday afternoon. */
const now = '2026-03-11T15:00:00.000Z';

async function worldWith(size: SeedSize): Promise<Store<World>> {
  const store = createMemoryStore(worldSchema);
  await seed(store, { now: () => Date.parse(now) });
  // Only the assets are seeded in this number: seed.test.ts covers the rest of the large world.
  await store.transaction('write', (tx) => tx.platform.put('meta', { id: 'seed', value: size }));
  await ensureAreaSeeded(store, 'assets');
  return store;
}

const all = <Name extends keyof World>(store: Store<World>, name: Name, tenantId = 'aster') =>
  store.transaction('read', (tx) => tx.tenant(tenantId).query(name));

let store: Store<World>;
let assets: World['assets'][];

beforeAll(async () => {
  store = await worldWith('small');
  assets = await all(store, 'assets');
});

describe('the demo assets', () => {
  it('the demo assets notify only Ines of the long repairs on their first day', async () => {
    const listNotifications = (await all(store, 'notifications')).filter(
      ({ typeId }) => typeId >= 12,
    );
    expect(new Set(listNotifications.map(({ recipientId }) => recipientId))).toEqual(
      new Set(['ines']),
    );
    const named = listNotifications.flatMap(
      ({ notificationData }) => notificationData.assetIds ?? [],
    );
    const statuses = named.map((id) => assets.find((asset) => asset.id === id));
    expect(new Set(statuses.map((asset) => asset && getStatus(asset)))).toEqual(
      new Set(['Repair']),
    );
    expect(await all(store, 'notifications', 'birch')).toEqual([]);
  });

  it('the demo assets are sixty in Aster Labs, of every status, and twelve in birch works', async () => {
    expect(assets).toHaveLength(60);
    expect(new Set(assets.map((asset) => getStatus(asset))).size).toBe(5);
    expect(await all(store, 'assets', 'birch')).toHaveLength(12);
  });

  it('the demo assets are the same whenever they are made on the same day', async () => {
    const again = await worldWith('small');
    for (const name of ['assets', 'assetAssignments', 'assetTypeProperties'] as const) {
      expect(await all(again, name)).toEqual(await all(store, name));
    }
  });

  it('the demo assets have unique codes and only existing references', async () => {
    expect(new Set(assets.map(({ codeKey }) => codeKey)).size).toBe(60);
    const ids = async (name: 'assetTypes' | 'vendors' | 'assetLocations' | 'employees' | 'teams') =>
      new Set((await all(store, name)).map(({ id }) => id));
    const [types, vendors, locations, employees, teams] = [
      await ids('assetTypes'),
      await ids('vendors'),
      await ids('assetLocations'),
      await ids('employees'),
      await ids('teams'),
    ];
    const failed = assets.filter(
      ({ assetTypeId, vendorId, assetLocationId, employeeId, teamId }) =>
        !types.has(assetTypeId) ||
        !vendors.has(vendorId) ||
        (assetLocationId !== null && !locations.has(assetLocationId)) ||
        (employeeId !== null && !employees.has(employeeId)) ||
        (teamId !== null && !teams.has(teamId)),
    );
    expect(failed).toEqual([]);
  });

  it('the demo assets are bought, then added, then used, and have no future dates', () => {
    for (const asset of assets) {
      const days = asset.statusHistory.map(({ day }) => day);
      expect(days).toEqual(days.toSorted());
      expect(asset.dateOfPurchase <= (days[0] ?? '')).toBe(true);
      expect((days.at(-1) ?? '') <= '2026-03-11').toBe(true);
      expect(asset.statusHistory.at(-1)?.statusId).toBe(asset.statusId);
    }
  });

  it('the demo assets are assigned exactly when they have one current assignment', async () => {
    const lasting = (await all(store, 'assetAssignments')).filter(
      ({ endedOn }) => endedOn === null,
    );
    const assigned = assets.filter((asset) => getStatus(asset) === 'Assigned');
    expect(lasting.map(({ id }) => id).toSorted()).toEqual(
      assigned.map(({ assignmentId }) => String(assignmentId)).toSorted(),
    );
    const types = new Map((await all(store, 'assetTypes')).map((type) => [type.id, type]));
    for (const { assetTypeId, employeeId, teamId } of assigned) {
      const isTeam = types.get(assetTypeId)?.isTeam;
      expect([employeeId === null, teamId === null]).toEqual([isTeam, !isTeam]);
    }
  });

  it('the demo assets include edge cases: long names, no values, no location, an empty category', async () => {
    expect(assets.some(({ name }) => name.length === 250)).toBe(true);
    expect(assets.some(({ propertyValues }) => Object.keys(propertyValues).length === 0)).toBe(
      true,
    );
    expect(assets.some(({ assetLocationId }) => assetLocationId === null)).toBe(true);
    const used = new Set((await all(store, 'assetTypes')).map((type) => type.assetCategoryId));
    const categories = await all(store, 'assetCategories');
    expect(categories.filter(({ id }) => !used.has(id)).map(({ name }) => name)).toEqual([
      'Vehicles',
    ]);
  });

  it('the demo assets include a gift, a price of three decimals, a purchase of this month, and a long history', () => {
    expect(assets.filter(({ price }) => price === 0)).toHaveLength(1);
    expect(assets.some(({ price }) => !Number.isInteger(Math.round(price * 1e4) / 100))).toBe(true);
    expect(assets.some(({ dateOfPurchase }) => dateOfPurchase === '2026-03-01')).toBe(true);
    const long = assets.filter(({ statusHistory }) => statusHistory.length > 12);
    expect(long.map(({ repairs }) => repairs.length)).toEqual([3]);
  });

  it('the demo assets include one of an inactive team, and two years of depreciation', async () => {
    const former = (await all(store, 'teams')).filter(({ isActive }) => !isActive);
    const ids = new Set(former.map(({ id }) => id));
    expect(assets.filter(({ teamId }) => teamId !== null && ids.has(teamId))).toHaveLength(1);
    const runs = await all(store, 'assetDepreciationRuns');
    expect(runs.map(({ id }) => id).toSorted()).toEqual(['2022', '2023']);
  });
});

describe('a tenant without vendors', () => {
  it('a tenant without vendors gets only the asset master data', async () => {
    const bare = createMemoryStore(worldSchema);
    await seed(bare, { now: () => Date.parse(now) });
    await ensureAreaSeeded(bare, 'vendors');
    for (const { id } of await all(bare, 'vendors')) {
      await bare.transaction('write', (tx) => tx.tenant('aster').remove('vendors', id));
    }
    await ensureAreaSeeded(bare, 'assets');
    expect(await all(bare, 'assets')).toEqual([]);
    expect(await all(bare, 'assetTypes')).not.toEqual([]);
    expect(await all(bare, 'assets', 'birch')).toHaveLength(12);
  });
});

describe('the assets that another area counts', () => {
  it('the counted assets exist without audits and depreciation, which come with the first asset request', async () => {
    const counting = createMemoryStore(worldSchema);
    await seed(counting, { now: () => Date.parse(now) });
    await ensureAreaSeeded(counting, 'assets', 'counted');
    expect(await all(counting, 'assets')).toEqual(assets);
    expect(await all(counting, 'assetAudits')).toEqual([]);
    expect(await all(counting, 'assetDepreciationRuns')).toEqual([]);
    await ensureAreaSeeded(counting, 'assets');
    for (const name of ['assetAudits', 'assetAuditMarks', 'assetDepreciationRows'] as const) {
      expect(await all(counting, name)).toEqual(await all(store, name));
    }
  });

  it('the counted assets are not created again, and their changes are kept', async () => {
    const used = await worldWith('small');
    const [audit] = await all(used, 'assetAudits');
    await used.transaction('write', (tx) =>
      tx.tenant('aster').remove('assetAudits', audit?.id ?? ''),
    );
    await ensureAreaSeeded(used, 'assets');
    expect(await all(used, 'assetAudits')).toHaveLength(1);
  });
});

describe('the large world', () => {
  it('the large world has 50,000 assets in Aster Labs', async () => {
    const large = await worldWith('large');
    const count = await large.transaction('read', (tx) => tx.tenant('aster').count('assets'));
    expect(count).toBe(50_000);
  });
});
