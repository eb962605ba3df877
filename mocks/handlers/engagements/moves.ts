import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { foundOr404, idFree } from '../../core/records/records.ts';
import { reject, rejectField } from '../../core/requests/http-error.ts';
import { changed } from '../../core/records/versions.ts';
import type { ActivityRecord, MovedActivity, StageRecord } from '../../store/world/engagements.ts';
import { planMove } from '../../common/engagements/plan-move.ts';
import { getEngagementRecord } from './records.ts';
import { loadRollup } from './rollups.ts';
import { loadVisibleStages } from './view.ts';

type Moves = Extract<
  AreaOperations<'engagements'>,
  'previewEngagementMove' | 'moveEngagement' | 'undoEngagementMove'
>;
type Affected = components['schemas']['AffectedActivity'];

/** Moves of engagements between stages, as on the board. Source: ENGAG-D03, ENGAG-D07. */
export const moves: Pick<Handlers<'engagements'>, Moves> = {
  previewEngagementMove: async ({ db, path, query }) => {
    const { stage, completed, reopened, toAffected } = await loadPlan(db, path.id, query.stageId);
    return ok({
      stageId: stage.id,
      stageName: stage.stageName,
      completed: completed.map(toAffected),
      reopened: reopened.map(toAffected),
    });
  },

  moveEngagement: async (call) => {
    const { db, path, body } = call;
    const { id, stageId } = body;
    const plan = await loadPlan(db, path.id, stageId);
    idFree(await db.get('engagementMoves', id));
    const { stage, completed, reopened, toAffected } = plan;
    const affected = [...completed, ...reopened];
    if (!hasSameIds(affected, body.activityIds)) throw reject(409, 'moveChanged');
    const activities: MovedActivity[] = [];
    for (const activity of affected) activities.push(await setDone(call, activity));
    const move = { id, engagementId: path.id, stageId, activities, isUndone: false };
    await db.put('engagementMoves', move);
    return ok({
      moveId: id,
      completed: completed.map(toAffected),
      reopened: reopened.map(toAffected),
      engagementRollup: await loadRollup(call, path.id),
      successMessages: [message('engagementMoved', { stage: stage.stageName })],
    });
  },

  undoEngagementMove: async (call) => {
    const { db, path } = call;
    const move = await db.get('engagementMoves', path.moveId);
    if (move?.engagementId !== path.id) throw reject(404, 'moveUnknown');
    if (!move.isUndone) {
      const stored = await db.getMany(
        'engagementActivities',
        move.activities.map(({ id }) => id),
      );
      for (const { id, version, changedOn, ...before } of move.activities) {
        const activity = stored.get(id);
        if (activity?.version !== version) throw reject(409, 'moveChangedSince');
        // The last action is that of before the move, too.
        const restored = { ...changed(activity, before, call), changedOn };
        await db.put('engagementActivities', restored);
      }
      await db.put('engagementMoves', { ...move, isUndone: true });
    }
    return ok({
      engagementRollup: await loadRollup(call, path.id),
      successMessages: [message('engagementMoveUndone')],
    });
  },
};

/** What a move would change. 400 when an earlier stage can never be complete. */
async function loadPlan(db: Call<'moveEngagement'>['db'], engagementId: string, stageId: string) {
  await getEngagementRecord(db, engagementId);
  const seen = await loadVisibleStages(db, engagementId, true);
  const stage = seen.stages.find(({ id }) => id === stageId);
  if (!stage) throw rejectField('stageId', 'stageUnknown');
  const plan = planMove(seen, stage);
  if (plan.obstacle) {
    throw rejectField('stageId', 'moveStageEmpty', { stage: plan.obstacle.stageName });
  }
  const names = new Map(seen.stages.map((each: StageRecord) => [each.id, each.stageName]));
  const toAffected = (activity: ActivityRecord): Affected => ({
    activityId: activity.id,
    activityDesc: activity.activityDesc,
    stageId: activity.stageId,
    stageName: foundOr404(names.get(activity.stageId), 'stageUnknown'),
  });
  return { stage, completed: plan.completed, reopened: plan.reopened, toAffected };
}

const hasSameIds = (activities: readonly ActivityRecord[], ids: readonly string[]): boolean => {
  const named = new Set(ids);
  return named.size === activities.length && activities.every(({ id }) => named.has(id));
};

/** Completes or reopens an activity; returns its state before. */
async function setDone(
  call: Pick<Call<'moveEngagement'>, 'db' | 'person' | 'clock'>,
  activity: ActivityRecord,
): Promise<MovedActivity> {
  const { db, person, clock } = call;
  const { id, isDone, markedDoneBy, markedDoneOn, changedOn } = activity;
  const marks = isDone
    ? { isDone: false, markedDoneBy: null, markedDoneOn: null }
    : {
        isDone: true,
        markedDoneBy: person.name,
        markedDoneOn: new Date(clock.now()).toISOString(),
      };
  const after = changed(activity, marks, call);
  await db.put('engagementActivities', after);
  return { id, isDone, markedDoneBy, markedDoneOn, changedOn, version: after.version };
}
