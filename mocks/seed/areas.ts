import type { Area } from '@atrium/contract/generated/operations.ts';
import type { Store, Transaction } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { seededAreas } from './areas.gen.ts';
import { seededWith } from './seed-where-needed.ts';
import type { SeededArea } from './seeded-area.ts';
import { createRandom } from './random.ts';

const rows: Readonly<Partial<Record<Area, SeededArea>>> = seededAreas;
const areas = Object.keys(seededAreas) as (keyof typeof seededAreas)[];

/** The demo tenants whose areas have data. */
const tenantIds = ['aster', 'birch'];

/**
 * The part of an area's demo data to seed: `counted` is the part that other areas count or name.
 */
export type SeedPart = 'counted' | 'all';

/**
 * Ensures that an area's demo data exist, with the data that they depend on. Multiple tabs may
 * request this at once: the first transaction wins. A store that was never seeded stays empty.
 */
export async function ensureAreaSeeded(
  store: Store<World>,
  area: Area,
  part: SeedPart = 'all',
): Promise<void> {
  const row = rows[area];
  if (!row) return;
  for (const needed of row.needs ?? []) await ensureAreaSeeded(store, needed);
  if (row.load && !(await isMarked(store, getMarkerId(area)))) {
    await putFirst(store, area, { row, part });
  }
  if (part === 'counted' || !row.loadLazySeed) return;
  if (await isMarked(store, toLazySeedKey(area))) await putLazySeed(store, area, row.loadLazySeed);
}

type Loader = NonNullable<SeededArea['load']>;

/** Seeds both parts at once if both are requested: the lazy one reads what the first has put. */
async function putFirst(
  store: Store<World>,
  area: Area,
  { row, part }: { row: SeededArea; part: SeedPart },
): Promise<void> {
  const made = await row.load?.();
  const lazy = part === 'all' ? await row.loadLazySeed?.() : undefined;
  const work = async (tx: Transaction<World>) => {
    const { platform } = tx;
    if (!made || (await platform.get('meta', getMarkerId(area)))) return;
    const at = await seedTenants(tx, area, made);
    if (at === null) return;
    await platform.put('meta', { id: getMarkerId(area), value: at });
    if (lazy) await seedTenants(tx, area, lazy);
    else if (row.loadLazySeed) await platform.put('meta', { id: toLazySeedKey(area), value: at });
  };
  await store.transaction('write', work, await getOptions(store));
}

async function putLazySeed(store: Store<World>, area: Area, load: Loader): Promise<void> {
  const made = await load();
  const work = async (tx: Transaction<World>) => {
    if (!(await tx.platform.get('meta', toLazySeedKey(area)))) return;
    await seedTenants(tx, area, made);
    await tx.platform.remove('meta', toLazySeedKey(area));
  };
  await store.transaction('write', work, await getOptions(store));
}

/** The small world is seeded in little time, and needs no further file for it. */
const getOptions = async (store: Store<World>) => ({
  isBulk: (await seededWith(store)) === 'large',
});

/** The timestamp that the demo data are relative to; null if nothing was seeded. */
async function seedTenants(
  tx: Transaction<World>,
  area: Area,
  { seed }: Awaited<ReturnType<Loader>>,
): Promise<string | null> {
  const meta = async (id: string) => (await tx.platform.get('meta', id))?.value;
  const size = await meta('seed');
  const at = await meta('seededAt');
  if (size === undefined || at === undefined) return null;
  for (const tenantId of tenantIds) {
    await seed({
      tenantId,
      db: tx.tenant(tenantId),
      today: Date.parse(at),
      size: size === 'large' ? 'large' : 'small',
      random: createRandom(hash(`${tenantId}:${area}`)),
    });
  }
  return at;
}

/** Seeds every area now, for a server that must be ready before its first call. */
export async function seedAll(store: Store<World>): Promise<void> {
  for (const area of areas) await ensureAreaSeeded(store, area);
}

/** Ensures that an area's demo data exist. */
export type AreaSeeder = (area: Area, part?: SeedPart) => Promise<void>;

/** Caches which areas are ready, so that the store is queried only once per area. */
export function createPreparer(store: Store<World>): AreaSeeder {
  const prepared = new Map<string, Promise<void>>();
  return (area, part = 'all') => {
    const key = `${area} ${part}`;
    const running = prepared.get(key) ?? ensureCallsSeeded(store, area, part);
    prepared.set(key, running);
    running.catch(() => prepared.delete(key));
    return running;
  };
}

/** Ensures that all data that an area's calls load exist. */
async function ensureCallsSeeded(store: Store<World>, area: Area, part: SeedPart): Promise<void> {
  await ensureAreaSeeded(store, area, part);
  if (part === 'counted') return;
  for (const other of areas) {
    if (rows[other]?.names?.includes(area)) await ensureAreaSeeded(store, other, 'counted');
  }
}

const getMarkerId = (area: string) => `seed:${area}`;

/** Id of the marker of an area whose lazy seed is pending. */
const toLazySeedKey = (area: string) => `rest:${area}`;

const isMarked = (store: Store<World>, id: string): Promise<boolean> =>
  store.transaction('read', async (tx) => (await tx.platform.get('meta', id)) !== undefined);

const hash = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
