import type { components } from '#openapi/generated/types.ts';
import { impededProjects } from '../analytics/project-facts.ts';
import type { TileCall } from './tiles.ts';

type Contract = components['schemas'];
type Tile<Name extends keyof Contract> = (call: TileCall) => Promise<Contract[Name] | null>;

/**
 * The tiles that are counted from other areas' records: reviews that wait for me, assets in my
 * hands. A server without such an area has no such tile.
 */
export const waiting: {
  impediments: Tile<'ImpedimentsTile'>;
  reviews?: Tile<'ReviewsTile'>;
  assets?: Tile<'AssetsTile'>;
} = {
  impediments: async ({ db, user: { employeeId } }) => {
    if (employeeId === null) return null;
    const owned = await db.query('projects', { where: { ownerId: employeeId } });
    const memberships = await db.query('projectMembers', { where: { employeeId } });
    const joined = memberships.filter(({ isActiveMember }) => isActiveMember);
    const mine = new Set([
      ...owned.map(({ id }) => id),
      ...joined.map(({ projectId }) => projectId),
    ]);
    const impeded = await impededProjects(db);
    return { projects: mine.size, withOpenImpediments: mine.intersection(impeded).size };
  },
};
