import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { idFree } from '../../core/records/records.ts';
import { byText, emptyId } from '../../core/records/names.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import { getRollup, inOrder } from '../../common/engagements/rules.ts';
import { copyStage } from './copies.ts';
import { parseFields } from './fields.ts';
import { getEngagementRecord, removeActivities } from './records.ts';
import { buildRollups, loadRollup } from './rollups.ts';
import { copyTemplate } from './template.ts';
import { buildHead, loadVisibleStages, loadStages, seesHidden, toProjectType } from './view.ts';

type Head = Extract<
  AreaOperations<'engagements'>,
  | 'getEngagementRollups'
  | 'getEngagement'
  | 'createEngagement'
  | 'updateEngagement'
  | 'duplicateEngagement'
  | 'previewEngagementDeletion'
  | 'deleteEngagement'
>;

/** Engagements without their parts. Source: ENGAG-011, ENGAG-093, ENGAG-090. */
export const heads: Pick<Handlers<'engagements'>, Head> = {
  getEngagementRollups: async (call) => {
    const isAllSeen = await seesHidden(call);
    const order = { by: 'createdOn', direction: 'descending' } as const;
    const records = await call.db.query('engagements', { order });
    return ok({ engagementRollups: await buildRollups(call, records, isAllSeen) });
  },

  getEngagement: async (call) => {
    const { db, path, query } = call;
    const record = await getEngagementRecord(db, path.id);
    const isAllSeen = query.isTenantView !== true && (await seesHidden(call));
    const seen = await loadVisibleStages(db, record.id, isAllSeen);
    const { doneHours, totalHours, currentStageName } = getRollup(seen, record);
    const types = await db.query('projectTypes');
    return ok({
      engagement: {
        ...(await buildHead(db, record)),
        doneHours,
        totalHours,
        currentStageName,
        stages: await loadStages(db, seen),
      },
      projectTypes: types.toSorted(byText(({ value }) => value)).map(toProjectType),
    });
  },

  createEngagement: async (call) => {
    const { db, body } = call;
    idFree(await db.get('engagements', body.id));
    const { id, type } = body;
    await db.put('engagements', created({ id, type, ...(await parseFields(call, body)) }, call));
    if (type === 'base') await copyTemplate(call, id);
    return ok({
      engagementRollup: await loadRollup(call, id),
      successMessages: [message('engagementCreated')],
    });
  },

  updateEngagement: async (call) => {
    const { db, body } = call;
    const record = await getEngagementRecord(db, body.id);
    checkVersion(record, body.version);
    if (body.projectTypeId === emptyId) {
      throw rejectField('projectTypeId', 'required', { field: 'projectTypeId' });
    }
    const after = changed(record, await parseFields(call, body), call);
    await db.put('engagements', after);
    return ok({
      clientEngagement: await buildHead(db, after),
      successMessages: [message('engagementUpdated')],
    });
  },

  duplicateEngagement: async (call) => {
    const { db, path, body } = call;
    const { type, ...source } = await getEngagementRecord(db, path.id);
    idFree(await db.get('engagements', body.id));
    const { id } = body;
    await db.put('engagements', created({ id, type, ...(await parseFields(call, body)) }, call));
    const { stages, listActivities } = await loadVisibleStages(db, source.id, true);
    for (const stage of stages) await copyStage(call, id, stage, inOrder(listActivities(stage.id)));
    return ok({
      engagementRollup: await loadRollup(call, id),
      successMessages: [message('engagementCreated')],
    });
  },

  previewEngagementDeletion: async ({ db, path }) => {
    const { id: engagementId } = await getEngagementRecord(db, path.id);
    const activities = await db.query('engagementActivities', { where: { engagementId } });
    const activityId = activities.map(({ id }) => id);
    const [stages, notes, docs, actions] = await Promise.all([
      db.count('engagementStages', { engagementId }),
      db.count('activityNotes', { activityId }),
      db.count('activityDocs', { activityId }),
      db.count('activityActions', { activityId }),
    ]);
    const counts = { stages, activities: activities.length, notes, docs, actions };
    return ok({ engagementDeletion: counts });
  },

  deleteEngagement: async ({ db, path }) => {
    const { id: engagementId } = await getEngagementRecord(db, path.id);
    const where = { engagementId };
    const activities = await db.query('engagementActivities', { where });
    await db.remove('engagements', engagementId);
    for (const name of ['engagementStages', 'engagementMoves', 'engagementChanges'] as const) {
      for (const { id } of await db.query(name, { where })) await db.remove(name, id);
    }
    await removeActivities(db, activities);
    return ok({ successMessages: [message('engagementDeleted')] });
  },
};
