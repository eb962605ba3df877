import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { randomOf } from './random.ts';
import type { AreaSeed } from './context.ts';

interface Row {
  /** Areas whose data this one builds on, or whose records its handlers read. */
  needs?: readonly string[];
  /**
   * Areas whose records name this one's, so that those are not deleted: prepared with its first
   * call, too, or it would depend on who came first what can be deleted.
   */
  namedBy?: readonly string[];
  load?: () => Promise<AreaSeed>;
}

/** The demo data that wait for an area's first call; the rest is in seed.ts. */
const rows: Readonly<Record<string, Row>> = {
  analytics: {
    needs: ['people', 'projects', 'teams'],
    load: () => import('./areas/analytics.ts').then(({ seedAnalytics }) => seedAnalytics),
  },
  assets: {
    needs: ['people', 'teams', 'vendors'],
    load: () => import('./areas/assets.ts').then(({ seedAssets }) => seedAssets),
  },
  clients: { load: () => import('./areas/clients.ts').then(({ seedClients }) => seedClients) },
  engagements: {
    load: () => import('./areas/engagements.ts').then(({ seedEngagements }) => seedEngagements),
  },
  integrations: {
    needs: ['people'],
    load: () => import('./areas/integrations.ts').then(({ seedIntegrations }) => seedIntegrations),
  },
  notifications: {
    needs: ['projects', 'teams'],
    load: () =>
      import('./areas/notifications.ts').then(({ seedNotifications }) => seedNotifications),
  },
  organization: {
    load: () => import('./areas/organization.ts').then(({ seedOrganization }) => seedOrganization),
  },
  people: { load: () => import('./areas/people.ts').then(({ seedPeople }) => seedPeople) },
  products: { load: () => import('./areas/products.ts').then(({ seedProducts }) => seedProducts) },
  projects: {
    needs: ['people', 'tags', 'teams'],
    load: () => import('./areas/projects.ts').then(({ seedProjects }) => seedProjects),
  },
  reports: { needs: ['projects'] },
  reviews: {
    needs: ['people', 'clients', 'teams'],
    load: () => import('./areas/reviews.ts').then(({ seedReviews }) => seedReviews),
  },
  services: { load: () => import('./areas/services.ts').then(({ seedServices }) => seedServices) },
  tags: {
    needs: ['teams'],
    load: () => import('./areas/tags.ts').then(({ seedTags }) => seedTags),
  },
  teams: {
    namedBy: ['assets'],
    load: () => import('./areas/teams.ts').then(({ seedTeams }) => seedTeams),
  },
  tools: { load: () => import('./areas/tools.ts').then(({ seedTools }) => seedTools) },
  vendors: {
    namedBy: ['assets'],
    load: () => import('./areas/vendors.ts').then(({ seedVendors }) => seedVendors),
  },
};

/** Every area with demo data of its own. */
export const seededAreas: readonly string[] = Object.keys(rows);

/** The demo tenants whose areas have data. */
const tenantIds = ['aster', 'birch'];

/**
 * Makes sure that an area's demo data are there, and those that it needs. Several tabs may ask at
 * once: the first transaction wins. A store that was never seeded stays empty.
 */
export async function prepareArea(store: Store<World>, area: string): Promise<void> {
  const row = rows[area];
  if (!row) return;
  for (const needed of row.needs ?? []) await prepareArea(store, needed);
  if (!row.load || (await isDone(store, area))) return;
  const seedArea = await row.load();
  await store.transaction('write', async (tx) => {
    const meta = async (id: string) => (await tx.platform.get('meta', id))?.value;
    if ((await meta(markOf(area))) !== undefined) return;
    const size = await meta('seed');
    const at = await meta('seededAt');
    if (size === undefined || at === undefined) return;
    for (const tenantId of tenantIds) {
      await seedArea({
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
  for (const area of seededAreas) await prepareArea(store, area);
}

/** Remembers what is prepared, so that a call asks the store only once for each area. */
export function createPreparer(store: Store<World>): (area: string) => Promise<void> {
  const prepared = new Map<string, Promise<void>>();
  return (area) => {
    const running = prepared.get(area) ?? prepareCalls(store, area);
    prepared.set(area, running);
    running.catch(() => prepared.delete(area));
    return running;
  };
}

/** Makes sure of all that an area's calls read. */
async function prepareCalls(store: Store<World>, area: string): Promise<void> {
  await prepareArea(store, area);
  for (const other of rows[area]?.namedBy ?? []) await prepareArea(store, other);
}

const markOf = (area: string) => `seed:${area}`;

const isDone = (store: Store<World>, area: string): Promise<boolean> =>
  store.transaction('read', async (tx) => {
    return (await tx.platform.get('meta', markOf(area))) !== undefined;
  });

const hash = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
