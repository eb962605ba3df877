import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { reject } from '../../core/requests/http-error.ts';
import { trimmed } from '../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import type { ActivityRecord, StageRecord } from '../../store/world/engagements.ts';
import {
  getActivityRecord,
  checkNumbers,
  checkOpen,
  getEngagementRecord,
  getLastPosition,
  getNextNumber,
  removeActivities,
  getStageRecord,
  toPosition,
} from './records.ts';
import { loadActivity, loadVisibleStages, loadStages } from './view.ts';

type Stages = Extract<
  AreaOperations<'engagements'>,
  | 'saveEngagementStage'
  | 'saveEngagementActivity'
  | 'deleteEngagementStage'
  | 'deleteEngagementActivity'
  | 'toggleEngagementActivity'
>;

/** Stages of an engagement and their activities. Source: ENGAG-057, ENGAG-090, ENGAG-075. */
export const stages: Pick<Handlers<'engagements'>, Stages> = {
  saveEngagementStage: async (call) => {
    const { db, path } = call;
    await getEngagementRecord(db, path.engagementId);
    const record = await savedStage(call);
    await db.put('engagementStages', record);
    const { listActivities } = await loadVisibleStages(db, path.engagementId, true);
    const [clientEngagementStage] = await loadStages(db, { stages: [record], listActivities });
    if (!clientEngagementStage) throw reject(500, 'fault');
    return ok({
      clientEngagementStage,
      successMessages: [message('stageSaved')],
    });
  },

  saveEngagementActivity: async (call) => {
    const { db, path, body } = call;
    await getEngagementRecord(db, path.engagementId);
    await getStageRecord(db, path.stageId, path.engagementId);
    checkNumbers({ baseline: body.baseline, threshold: body.threshold, actuals: body.actuals });
    const record = await savedActivity(call);
    await db.put('engagementActivities', record);
    return ok({
      clientEngagementActivity: await loadActivity(db, record),
      successMessages: [message('activitySaved')],
    });
  },

  deleteEngagementStage: async ({ db, path: { stageId } }) => {
    await getStageRecord(db, stageId);
    const activities = await db.query('engagementActivities', { where: { stageId } });
    await db.remove('engagementStages', stageId);
    await removeActivities(db, activities);
    return ok({ stageId, successMessages: [message('stageRemoved')] });
  },

  deleteEngagementActivity: async ({ db, path: { activityId } }) => {
    await removeActivities(db, [await getActivityRecord(db, activityId)]);
    return ok({ activityId, successMessages: [message('activityRemoved')] });
  },

  toggleEngagementActivity: async (call) => {
    const { db, person, clock, body } = call;
    const { activityId, isDone } = body;
    const record = await getActivityRecord(db, activityId);
    if (record.isDone !== isDone) {
      const markedDoneOn = isDone ? new Date(clock.now()).toISOString() : null;
      const markedDoneBy = isDone ? person.name : null;
      const after = changed(record, { isDone, markedDoneBy, markedDoneOn }, call);
      await db.put('engagementActivities', after);
    }
    const successMessage = message(isDone ? 'activityCompleted' : 'activityReopened');
    return ok({
      activity: toToggled(await getActivityRecord(db, activityId)),
      successMessages: [successMessage],
    });
  },
};

const toToggled = ({ id, isDone, markedDoneBy, markedDoneOn, version }: ActivityRecord) => ({
  activityId: id,
  isDone,
  markedDoneBy,
  markedDoneOn,
  version,
});

/** Whether some of the values differ from the stored ones. */
const isOther = <R extends object>(stored: R, values: Partial<R>): boolean =>
  Object.entries(values).some(([name, value]) => stored[name as keyof R] !== value);

async function savedStage(call: Call<'saveEngagementStage'>): Promise<StageRecord> {
  const { db, body, path } = call;
  const { engagementId } = path;
  const before = await db.get('engagementStages', body.stageId);
  const texts = {
    stageName: trimmed('stageName', body.stageName),
    description: trimmed('description', body.description),
  };
  if (!before) {
    const { isTenantVisible = true } = body;
    const others = await db.query('engagementStages', { where: { engagementId } });
    const displayOrder = toPosition(body.displayOrder, others);
    const fields = { ...texts, isTenantVisible, displayOrder, added: getNextNumber(others) };
    return created({ id: body.stageId, engagementId, ...fields }, call);
  }
  if (before.engagementId !== engagementId) throw reject(409, 'idTaken');
  checkVersion(before, body.version);
  const { isTenantVisible = before.isTenantVisible, displayOrder = before.displayOrder } = body;
  return changed(before, { ...texts, isTenantVisible, displayOrder }, call);
}

async function savedActivity(call: Call<'saveEngagementActivity'>): Promise<ActivityRecord> {
  const { db, body, path } = call;
  const { engagementId, stageId } = path;
  const before = await db.get('engagementActivities', body.activityId);
  const activityDesc = trimmed('activityDesc', body.activityDesc);
  if (!before) {
    const { isTenantVisible = false, baseline = 0, threshold = 0, actuals = 0 } = body;
    const others = await db.query('engagementActivities', { where: { stageId } });
    const place = { displayOrder: getLastPosition(others), added: getNextNumber(others) };
    const fields = { activityDesc, isTenantVisible, baseline, threshold, actuals, ...place };
    const open = { isDone: false, markedDoneBy: null, markedDoneOn: null };
    return created({ id: body.activityId, engagementId, stageId, ...fields, ...open }, call);
  }
  if (before.stageId !== stageId) throw reject(409, 'idTaken');
  checkVersion(before, body.version);
  const {
    isTenantVisible = before.isTenantVisible,
    baseline = before.baseline,
    threshold = before.threshold,
    actuals = before.actuals,
  } = body;
  const closed = { activityDesc, baseline, threshold, actuals };
  if (isOther(before, closed)) checkOpen(before);
  return changed(before, { ...closed, isTenantVisible }, call);
}
