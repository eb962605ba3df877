import { beforeAll, describe, expect, it } from 'vitest';
import type { World } from '../../../store/world.ts';
import { addTablet, edit, firstPage, giveToBen } from '../../../testing/assets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now } from '../../../testing/timesheets.ts';
import { masterId, standardTypeIds, statusIds } from '../../../common/assets/master-data.ts';

/** A search never finds outdated values. Source: ASSET-018. */
let server: TestServer;
let id: string;

beforeAll(async () => {
  server = await startServer(now);
  id = await addTablet(server, 960, { name: 'Quartz', serialNumber: 'ZQ-960' });
});

/** Whether a search finds the asset among all others. */
async function finds(search: string, assetId = id): Promise<boolean> {
  const body = { ...firstPage, search };
  const { assetsManager } = await server.request('jon', 'listAssets', { body });
  return assetsManager.some((row) => row.id === assetId);
}

/** Renames a record directly in the store, so that no asset is updated. */
const rename = <Name extends keyof World>(
  collection: Name,
  key: string,
  changes: Partial<World[Name]>,
) =>
  server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const record = await db.get(collection, key);
    if (!record) throw new Error(`There is no ${key} in ${collection}.`);
    await db.put(collection, { ...record, ...changes });
    return record;
  });

describe('searching for a changed asset', () => {
  it('the asset search finds a changed asset by its new words and no longer by its old ones', async () => {
    expect([await finds('quartz'), await finds('zq-960')]).toEqual([true, true]);
    await edit(server, id, { name: 'Obsidian', serialNumber: 'ZO-961' });
    expect([await finds('quartz'), await finds('zq-960')]).toEqual([false, false]);
    expect([await finds('obsidian'), await finds('zo-961')]).toEqual([true, true]);
  });

  it('the asset search finds a created asset, and no longer a deleted one', async () => {
    expect(await finds('basalt')).toBe(false);
    const other = await addTablet(server, 961, { name: 'Basalt' });
    expect(await finds('basalt', other)).toBe(true);
    await server.request('ines', 'deleteAsset', { path: { id: other } });
    expect(await finds('basalt', other)).toBe(false);
  });

  it('the asset search finds an asset by its new status and assignee, and no longer after it was taken back', async () => {
    expect([await finds('obsidian instore'), await finds('obsidian ben')]).toEqual([true, false]);
    const assignmentId = await giveToBen(server, id, 962);
    expect([await finds('obsidian instore'), await finds('obsidian ben')]).toEqual([false, true]);
    await server.request('ines', 'removeAssetAssignment', { path: { id: assignmentId } });
    expect([await finds('obsidian instore'), await finds('obsidian ben')]).toEqual([true, false]);
  });

  it('the asset search finds an asset unchanged after a rejected change, as the filters do', async () => {
    await server.expectError('ines', 'deleteAsset', { path: { id: `${id.slice(0, -1)}f` } });
    const [before] = [await finds('obsidian')];
    expect(before).toBe(true);
    const failing = server.store.transaction('write', async (tx) => {
      await tx.tenant('aster').remove('assets', id);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await finds('obsidian')).toBe(true);
  });

  it.each([
    ['type', 'assetTypes', standardTypeIds.tablet, { name: 'Slate' }, 'slate', 'tablet'],
    ['location', 'assetLocations', masterId(601), { name: 'Harbour' }, 'harbour', 'head office'],
  ] as const)(
    'the asset search finds an asset only by the new name of its %s',
    async (_of, collection, key, changes, word, old) => {
      expect([await finds(`obsidian ${word}`), await finds(`obsidian ${old}`)]).toEqual([
        false,
        true,
      ]);
      const { name } = await rename(collection, key, changes);
      expect([await finds(`obsidian ${word}`), await finds(`obsidian ${old}`)]).toEqual([
        true,
        false,
      ]);
      await rename(collection, key, { name });
    },
  );

  it('the asset search finds an asset only by the new names of its category, vendor, assignee and team', async () => {
    const asset = await server.store.transaction('read', ({ tenant }) =>
      tenant('aster').get('assets', id),
    );
    const type = await rename('assetTypes', standardTypeIds.tablet, {});
    await rename('assetCategories', type.assetCategoryId, { name: 'Handhelds' });
    await rename('vendors', asset?.vendorId ?? '', { name: 'Fjord Supplies' });
    expect(await finds('obsidian handhelds fjord')).toBe(true);
    expect(await finds('obsidian cobalt')).toBe(false);
    await giveToBen(server, id, 963);
    const ben = await rename('employees', 'employee-ben', { fullName: 'Bertrand Vale' });
    expect([await finds('obsidian bertrand'), await finds(`obsidian ${ben.fullName}`)]).toEqual([
      true,
      false,
    ]);
    const [membership] = await server.store.transaction('read', ({ tenant }) =>
      tenant('aster').query('teamMembers', { where: { employeeId: 'employee-ben' } }),
    );
    const team = await rename('teams', membership?.teamId ?? '', { teamName: 'Lighthouse' });
    expect(await finds('obsidian lighthouse')).toBe(true);
    expect(await finds(`obsidian ${team.teamName}`)).toBe(false);
  });

  it('the asset status counts follow the search too', async () => {
    const body = { ...firstPage, search: 'obsidian', statusIds: [statusIds.Scrap] };
    const { statusCounts, totalCount } = await server.request('jon', 'listAssets', { body });
    const counts = Object.fromEntries(
      statusCounts.map(({ assetStatus, assetCount }) => [assetStatus, assetCount]),
    );
    expect([totalCount, counts]).toEqual([
      0,
      { Assigned: 1, InStore: 0, Repair: 0, Scrap: 0, Disposed: 0 },
    ]);
  });
});
