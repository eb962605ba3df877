import { getRollup, selectVisible } from '../common/engagements/rules.ts';
import type { Derivation } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { EngagementRecord } from '../store/world/engagements.ts';

/** What the list shows of the stages and activities of an engagement. Source: ENGAG-039. */
export const computedEngagements: Derivation<World, EngagementRecord> = {
  compute: async (scope, { id: engagementId }) => {
    const where = { engagementId };
    const [stages, activities] = await Promise.all([
      scope.query('engagementStages', { where }),
      scope.query('engagementActivities', { where }),
    ]);
    const rollup = (isAllSeen: boolean) => getRollup(selectVisible(stages, activities, isAllSeen));
    return { visibleRollup: rollup(false), fullRollup: rollup(true) };
  },
  from: {
    engagementStages: {
      fields: ['stageName', 'isTenantVisible', 'displayOrder', 'added'],
      where: ({ engagementId }) => [{ id: engagementId }],
    },
    engagementActivities: {
      fields: ['stageId', 'isTenantVisible', 'isDone', 'baseline'],
      where: ({ engagementId }) => [{ id: engagementId }],
    },
  },
};
