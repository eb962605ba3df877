import type { components } from '@atrium/contract/generated/types.ts';
import { encloseId } from '../../common/search-keys.ts';
import { createReviewContext } from '../../common/reviews/review-context.ts';
import { countActionable } from '../../common/reviews/worklist.ts';
import type { TileCall } from './tile.ts';

type Contract = components['schemas'];
type Tile<Name extends keyof Contract> = (call: TileCall) => Promise<Contract[Name] | null>;

/** Number of projects that the tile lists. */
const maxImpeded = 5;

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
    const all = await db.page('projects', { contains, limit: 0 });
    const impeded = await db.page('projects', {
      where: { hasOpenImpediments: true },
      contains,
      order: { by: 'openImpedimentCount', direction: 'descending' },
      limit: maxImpeded,
    });
    return {
      projects: all.total,
      withOpenImpediments: impeded.total,
      mostImpeded: impeded.rows.map(({ id, code, name, openImpedimentCount = 1 }) => ({
        projectId: id,
        projectCode: code,
        projectName: name,
        openImpedimentCount,
      })),
    };
  },

  reviews: async (call) => {
    if (call.user.employeeId === null) return null;
    return { waiting: await countActionable(await createReviewContext(call)) };
  },
};
