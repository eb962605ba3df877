import type { components } from '#openapi/generated/types.ts';
import { openImpediments } from '../../common/analytics/project-facts.ts';
import { createReviewContext } from '../../common/reviews/review-context.ts';
import { countActionable } from '../../common/reviews/worklist.ts';
import type { TileCall } from './tile.ts';

type Contract = components['schemas'];
type Tile<Name extends keyof Contract> = (call: TileCall) => Promise<Contract[Name] | null>;

/**
 * The tiles for pending work in other areas: impediments of the user's projects, and reviews.
 * Source: SHELL-D21.
 */
export const waiting: {
  impediments: Tile<'ImpedimentsTile'>;
  reviews: Tile<'ReviewsTile'>;
} = {
  impediments: async ({ db, user: { employeeId } }) => {
    if (employeeId === null) return null;
    const owned = await db.query('projects', { where: { ownerId: employeeId } });
    const where = { employeeId, isActiveMember: true };
    const joined = await db.query('projectMembers', { where });
    const mine = new Set([
      ...owned.map(({ id }) => id),
      ...joined.map(({ projectId }) => projectId),
    ]);
    const impeded = await openImpediments(db, [...mine]);
    return { projects: mine.size, withOpenImpediments: impeded.size };
  },

  reviews: async (call) => {
    if (call.user.employeeId === null) return null;
    return { waiting: await countActionable(await createReviewContext(call)) };
  },
};
