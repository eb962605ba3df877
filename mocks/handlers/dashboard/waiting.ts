import type { components } from '#openapi/generated/types.ts';
import { impededProjects } from '../../common/analytics/project-facts.ts';
import { listWorklist } from '../../common/reviews/cases.ts';
import { createReviewContext } from '../../common/reviews/review-context.ts';
import { getReviewFlags } from '../../common/reviews/rules.ts';
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
    const memberships = await db.query('projectMembers', { where: { employeeId } });
    const joined = memberships.filter(({ isActiveMember }) => isActiveMember);
    const mine = new Set([
      ...owned.map(({ id }) => id),
      ...joined.map(({ projectId }) => projectId),
    ]);
    const impeded = await impededProjects(db);
    return { projects: mine.size, withOpenImpediments: mine.intersection(impeded).size };
  },

  reviews: async (call) => {
    if (call.user.employeeId === null) return null;
    const ctx = await createReviewContext(call);
    const worklist = await listWorklist(ctx);
    return {
      waiting: worklist.filter((of) => getReviewFlags(of, ctx.me, ctx.today).needsAction).length,
    };
  },
};
