import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { reject } from '../../core/requests/http-error.ts';
import { trimmed } from '../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { TemplateActivityRecord, TemplateStageRecord } from '../../store/world/engagements.ts';
import { copyStage } from './copies.ts';
import { checkNumbers, getNextNumber, toPosition } from './records.ts';
import { seesHidden } from './view.ts';
import { inOrder } from '../../common/engagements/rules.ts';

type Contract = components['schemas'];
type Db = Scope<World>;
type Template = Extract<
  AreaOperations<'engagements'>,
  | 'getTemplateStages'
  | 'saveTemplateStage'
  | 'saveTemplateActivity'
  | 'deleteTemplateStage'
  | 'deleteTemplateActivity'
>;

/** The template of new engagements. Source: ENGAG-014, ENGAG-075, ENGAG-122. */
export const template: Pick<Handlers<'engagements'>, Template> = {
  getTemplateStages: async (call) => {
    const { db } = call;
    const isAllSeen = await seesHidden(call);
    const isSeen = (row: { isTenantVisible: boolean }) => isAllSeen || row.isTenantVisible;
    const stages = inOrder(await db.query('templateStages')).filter(isSeen);
    const getActivities = await loadAllActivities(db);
    return ok({
      templateStages: stages.map((stage) =>
        toView(
          stage,
          getActivities(stage.id).filter((activity) => isSeen(activity)),
        ),
      ),
    });
  },

  saveTemplateStage: async (call) => {
    const record = await savedStage(call);
    await call.db.put('templateStages', record);
    const templateStage = toView(record, await listActivities(call.db, record.id));
    return ok({ templateStage, successMessages: [message('stageSaved')] });
  },

  saveTemplateActivity: async (call) => {
    const { db, path, body } = call;
    foundOr404(await db.get('templateStages', path.stageId), 'stageUnknown');
    checkNumbers({ baseline: body.baseline, threshold: body.threshold });
    const record = await savedActivity(call);
    await db.put('templateActivities', record);
    return ok({
      templateActivity: toTemplateActivity(record),
      successMessages: [message('activitySaved')],
    });
  },

  deleteTemplateStage: async ({ db, path }) => {
    const stage = foundOr404(await db.get('templateStages', path.id), 'stageUnknown');
    for (const { id } of await listActivities(db, stage.id)) {
      await db.remove('templateActivities', id);
    }
    await db.remove('templateStages', stage.id);
    return ok({ stageId: stage.id, successMessages: [message('stageRemoved')] });
  },

  deleteTemplateActivity: async ({ db, path }) => {
    const activity = foundOr404(await db.get('templateActivities', path.id), 'activityUnknown');
    await db.remove('templateActivities', activity.id);
    return ok({ activityId: activity.id, successMessages: [message('activityRemoved')] });
  },
};

/**
 * Copies the template's stages and activities into an engagement, with new ids. Source: ENGAG-D01.
 */
export async function copyTemplate(
  call: Pick<Call<'createEngagement'>, 'db' | 'person' | 'clock'>,
  engagementId: string,
): Promise<void> {
  const { db } = call;
  const getActivities = await loadAllActivities(db);
  for (const stage of inOrder(await db.query('templateStages'))) {
    await copyStage(call, engagementId, stage, inOrder(getActivities(stage.id)));
  }
}

const listActivities = (db: Db, stageId: string) =>
  db.query('templateActivities', { where: { stageId } });

/** The activities of each stage of the template. */
async function loadAllActivities(db: Db) {
  const all = await db.query('templateActivities');
  const ofStage = Map.groupBy(all, ({ stageId }) => stageId);
  return (stageId: string): TemplateActivityRecord[] => ofStage.get(stageId) ?? [];
}

function toView(
  stage: TemplateStageRecord,
  activities: readonly TemplateActivityRecord[],
): Contract['TemplateStage'] {
  const { id, stageName, isTenantVisible, description, displayOrder, version } = stage;
  const shown = { id, stageName, isTenantVisible, description, displayOrder, version };
  return { ...shown, activities: inOrder(activities).map(toTemplateActivity) };
}

/** An activity of the template for a response. */
export const toTemplateActivity = (
  record: TemplateActivityRecord,
): Contract['TemplateActivity'] => ({
  activityId: record.id,
  activityDesc: record.activityDesc,
  isTenantVisible: record.isTenantVisible,
  baseline: record.baseline,
  threshold: record.threshold,
  displayOrder: record.displayOrder,
  version: record.version,
});

async function savedStage(call: Call<'saveTemplateStage'>): Promise<TemplateStageRecord> {
  const { db, body } = call;
  const before = await db.get('templateStages', body.id);
  const texts = {
    stageName: trimmed('stageName', body.stageName),
    description: trimmed('description', body.description),
  };
  if (!before) {
    const { isTenantVisible = true } = body;
    const others = await db.query('templateStages');
    const displayOrder = toPosition(body.displayOrder, others);
    const added = getNextNumber(others);
    return created({ id: body.id, ...texts, isTenantVisible, displayOrder, added }, call);
  }
  checkVersion(before, body.version);
  const { isTenantVisible = before.isTenantVisible, displayOrder = before.displayOrder } = body;
  return changed(before, { ...texts, isTenantVisible, displayOrder }, call);
}

async function savedActivity(call: Call<'saveTemplateActivity'>): Promise<TemplateActivityRecord> {
  const { db, body, path } = call;
  const { stageId } = path;
  const before = await db.get('templateActivities', body.activityId);
  const activityDesc = trimmed('activityDesc', body.activityDesc);
  if (!before) {
    const { isTenantVisible = false, baseline = 0, threshold = 0 } = body;
    const others = await listActivities(db, stageId);
    const displayOrder = toPosition(body.displayOrder, others);
    const added = getNextNumber(others);
    const fields = { activityDesc, isTenantVisible, baseline, threshold, displayOrder, added };
    return created({ id: body.activityId, stageId, ...fields }, call);
  }
  if (before.stageId !== stageId) throw reject(409, 'idTaken');
  checkVersion(before, body.version);
  const {
    isTenantVisible = before.isTenantVisible,
    baseline = before.baseline,
    threshold = before.threshold,
    displayOrder = before.displayOrder,
  } = body;
  return changed(
    before,
    { activityDesc, isTenantVisible, baseline, threshold, displayOrder },
    call,
  );
}
