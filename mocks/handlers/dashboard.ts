import { rightsOf } from '../core/access.ts';
import { ok, type Handlers } from '../core/handler.ts';
import type { World } from '../store/world.ts';
import { hoursTile, notificationsTile, runningTile } from './dashboard/tiles.ts';
import { waiting } from './dashboard/waiting.ts';

export { default as requests } from '#openapi/generated/schemas/dashboard.requests.ts';

type Privilege = World['roles']['privileges'][number];

/** The Dashboard's numbers, each for those who hold its right. Source: decisions, "screens". */
export const dashboard: Handlers<'dashboard'> = {
  getDashboard: async (call) => {
    const rights = await rightsOf(call.tx, call.user, call.path.tenantId);
    const tile = async <Tile>(
      privilege: Privilege,
      make: (from: typeof call) => Promise<Tile | null>,
    ) => (rights.includes(privilege) ? make(call) : null);
    return ok({
      hours: await tile('clockwork.basic', hoursTile),
      running: await tile('clockwork.basic', runningTile),
      notifications: await tile('notification.basic', notificationsTile),
      impediments: await tile('projects.basic', waiting.impediments),
      reviews: await tile('reviews.basic', waiting.reviews),
      assets: await tile('assetManager.basic', waiting.assets),
    });
  },
};
