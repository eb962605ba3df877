import type { Area } from '@atrium/contract/generated/operations.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import type { ResponseBody, Privilege, TileCall, TileName, TileBuilder } from './tile.ts';

type Contract = components['schemas'];

interface Tile<Name extends TileName> {
  /** Areas whose records it counts; their demo data is seeded before it is created. */
  reads: readonly Area[];
  /** Its code is loaded with the first call that requests it. */
  load: () => Promise<TileBuilder<Name>>;
}

/** A tile only for users with a right. */
const withRight =
  <Name extends TileName>(
    right: Privilege,
    make: (call: TileCall) => Promise<ResponseBody[Name]>,
  ) =>
  async (call: TileCall, rights: readonly Privilege[]): Promise<ResponseBody[Name] | null> =>
    rights.includes(right) ? make(call) : null;

const times = () => import('./times.ts');
const waiting = async () => (await import('./waiting.ts')).waiting;

/** The tiles, one row each. */
export const tiles: { readonly [Name in TileName]: Tile<Name> } = {
  hours: {
    reads: [],
    load: async () => withRight<'hours'>('clockwork.basic', (await times()).hoursTile),
  },
  running: {
    reads: [],
    load: async () => withRight<'running'>('clockwork.basic', (await times()).runningTile),
  },
  projectHours: {
    reads: ['projects'],
    load: async () =>
      withRight<'projectHours'>('clockwork.basic', (await times()).projectHoursTile),
  },
  notifications: {
    reads: ['notifications'],
    load: async () => withRight<'notifications'>('notification.basic', notificationsTile),
  },
  impediments: {
    reads: ['projects'],
    load: async () => withRight<'impediments'>('projects.basic', (await waiting()).impediments),
  },
  tasks: {
    reads: ['projects'],
    load: async () =>
      withRight<'tasks'>('projects.basic', (await import('./due-tasks.ts')).tasksTile),
  },
  reviews: {
    reads: ['reviews'],
    load: async () => withRight<'reviews'>('reviews.basic', (await waiting()).reviews),
  },
  assets: {
    reads: ['assets'],
    load: async () => (await import('./holdings.ts')).assetsTile,
  },
  firstSteps: {
    reads: ['teams', 'services', 'vendors'],
    load: async () => (await import('./first-steps.ts')).firstStepsTile,
  },
  team: {
    reads: [],
    load: async () => withRight<'team'>('clockwork.basic', (await import('./team.ts')).teamTile),
  },
  holidays: {
    reads: ['organization'],
    load: async () => (await import('./holidays.ts')).holidaysTile,
  },
  absences: {
    reads: ['people', 'organization'],
    load: async () => (await import('./absences.ts')).absencesTile,
  },
  weeks: {
    reads: [],
    load: async () => withRight<'weeks'>('clockwork.basic', (await times()).weeksTile),
  },
};

export const tileNames = Object.keys(tiles) as readonly TileName[];

/** Notifications that the user has not seen. */
async function notificationsTile({ db, person }: TileCall): Promise<Contract['NotificationsTile']> {
  const where = { recipientId: person.id, state: 'unseen' } as const;
  return { unreadNotificationCount: await db.count('notifications', where) };
}
