import type { Area } from '#openapi/generated/operations.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { seededAreas } from './areas.gen.ts';
import type { SeededArea } from './seeded-area.ts';
import { randomOf } from './random.ts';

const rows: Readonly<Partial<Record<Area, SeededArea>>> = seededAreas;
const areas = Object.keys(seededAreas) as (keyof typeof seededAreas)[];

/** The demo tenants whose areas have data. */
const tenantIds = ['aster', 'birch'];

/**
 * Makes sure that an area's demo data are there, and those that it needs. Several tabs may ask at
 * once: the first transaction wins. A store that was never seeded stays empty.
 */
export async function prepareArea(store: Store<World>, area: Area): Promise<void> {
  const row = rows[area];
  if (!row) return;
  for (const needed of row.needs ?? []) await prepareArea(store, needed);
  if (!row.load || (await isDone(store, area))) return;
  const { seed } = await row.load();
  await store.transaction('write', async (tx) => {
    const meta = async (id: string) => (await tx.platform.get('meta', id))?.value;
    if ((await meta(markOf(area))) !== undefined) return;
    const size = await meta('seed');
    const at = await meta('seededAt');
    if (size === undefined || at === undefined) return;
    for (const tenantId of tenantIds) {
      await seed({
        tenantId,
        db: tx.tenant(tenantId),
        today: Date.parse(at),
        size: size === 'large' ? 'large' : 'small',
        random: randomOf(hash(`${tenantId}:${area}`)),
      });
    }
    await tx.platform.put('meta', { id: markOf(area), value: at });
  });
}

/** Seeds every area now: for a server that should be ready before its first call. */
export async function prepareAll(store: Store<World>): Promise<void> {
  for (const area of areas) await prepareArea(store, area);
}

/** Remembers what is prepared, so that a call asks the store only once for each area. */
export function createPreparer(store: Store<World>): (area: Area) => Promise<void> {
  const prepared = new Map<Area, Promise<void>>();
  return (area) => {
    const running = prepared.get(area) ?? prepareCalls(store, area);
    prepared.set(area, running);
    running.catch(() => prepared.delete(area));
    return running;
  };
}

/** Makes sure of all that an area's calls read. */
async function prepareCalls(store: Store<World>, area: Area): Promise<void> {
  await prepareArea(store, area);
  for (const other of areas) {
    if (rows[other]?.names?.includes(area)) await prepareArea(store, other);
  }
}

const markOf = (area: string) => `seed:${area}`;

const isDone = (store: Store<World>, area: Area): Promise<boolean> =>
  store.transaction('read', async (tx) => {
    return (await tx.platform.get('meta', markOf(area))) !== undefined;
  });

const hash = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
