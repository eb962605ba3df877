import { getDuration, getRollup, selectVisible } from '../common/engagements/rules.ts';
import { normalizeName } from '../store/normalize-name.ts';
import type { Derivation, Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type {
  ActivityRecord,
  EngagementRecord,
  Rollup,
  StageRecord,
} from '../store/world/engagements.ts';

/**
 * The lists show what follows from stages and activities. It is computed when the engagement is
 * stored, and not with each of hundreds of activities: a call that changes them stores the
 * engagement at its end (see trackEngagements).
 */
const withEngagement = { fields: [], where: () => [] };

/** What the list shows of the stages and activities of an engagement. Source: ENGAG-039. */
export const computedEngagements: Derivation<World, EngagementRecord> = {
  compute: async (scope, engagement) => {
    const { stages, activities } = await readParts(scope, engagement.id);
    const rollup = (isAllSeen: boolean) =>
      getRollup(selectVisible(stages, activities, isAllSeen), engagement);
    const [visibleRollup, fullRollup] = [rollup(false), rollup(true)];
    return {
      visibleRollup,
      fullRollup,
      visibleStageName: visibleRollup.currentStageName,
      fullStageName: fullRollup.currentStageName,
      visibleStageKey: getStageKey(visibleRollup.currentStageName),
      fullStageKey: getStageKey(fullRollup.currentStageName),
      visibleStageSince: visibleRollup.stageSince,
      fullStageSince: fullRollup.stageSince,
      visibleActionOn: visibleRollup.lastActionOn,
      fullActionOn: fullRollup.lastActionOn,
      visibleActivityRatio: getActivityRatio(visibleRollup),
      fullActivityRatio: getActivityRatio(fullRollup),
      visibleEffortRatio: getEffortRatio(visibleRollup),
      fullEffortRatio: getEffortRatio(fullRollup),
      visibleDoneHours: visibleRollup.doneHours,
      fullDoneHours: fullRollup.doneHours,
      visibleTotalHours: visibleRollup.totalHours,
      fullTotalHours: fullRollup.totalHours,
      visibleIsPlanned: visibleRollup.isNextPlanned,
      fullIsPlanned: fullRollup.isNextPlanned,
      visibleIsOver: visibleRollup.isOverThreshold,
      fullIsOver: fullRollup.isOverThreshold,
    };
  },
  from: { engagementStages: withEngagement, engagementActivities: withEngagement },
};

/** How long a stage took, for the median of stages of its name. Source: ENGAG-D11. */
export const computedStages: Derivation<World, StageRecord> = {
  compute: async (scope, stage) => {
    const nameKey = normalizeName(stage.stageName);
    const [{ stages, activities }, engagement] = await Promise.all([
      readParts(scope, stage.engagementId),
      scope.get('engagements', stage.engagementId),
    ]);
    const others = stages.filter(({ id }) => id !== stage.id);
    const seen = selectVisible([...others, stage], activities, true);
    return { nameKey, durationDays: engagement ? getDuration(stage, seen, engagement) : null };
  },
  from: { engagements: withEngagement, engagementActivities: withEngagement },
};

/** Whether something is planned for an activity. */
export const computedActivities: Derivation<World, ActivityRecord> = {
  compute: async (scope, { id: activityId }) => ({
    openActionCount: await scope.count('activityActions', { activityId, isDone: false }),
  }),
  from: {
    activityActions: { fields: ['isDone'], where: ({ activityId }) => [{ id: activityId }] },
  },
};

async function readParts(scope: Pick<Scope<World>, 'query'>, engagementId: string) {
  const where = { engagementId };
  const [stages, activities] = await Promise.all([
    scope.query('engagementStages', { where }),
    scope.query('engagementActivities', { where }),
  ]);
  return { stages, activities };
}

const getStageKey = (name: string | null): string | null =>
  name === null ? null : normalizeName(name);

const getActivityRatio = ({ completedActivities, totalActivities }: Rollup): number =>
  totalActivities === 0 ? 0 : completedActivities / totalActivities;

const getEffortRatio = ({ doneHours, totalHours }: Rollup): number =>
  totalHours === 0 ? 0 : doneHours / totalHours;
