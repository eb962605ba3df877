import type { components } from '#openapi/generated/types.ts';
import { encloseId } from '../../common/enclosed-ids.ts';
import type { Where } from '../../store/store.ts';
import type { Project } from '../../store/world/projects.ts';
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
    const contains = [{ fields: ['memberIds'], text: encloseId(employeeId) }] as const;
    const count = async (where: Where<Project>) =>
      (await db.page('projects', { where, contains, limit: 0 })).total;
    return {
      projects: await count({}),
      withOpenImpediments: await count({ hasOpenImpediments: true }),
    };
  },

  reviews: async (call) => {
    if (call.user.employeeId === null) return null;
    return { waiting: await countActionable(await createReviewContext(call)) };
  },
};
