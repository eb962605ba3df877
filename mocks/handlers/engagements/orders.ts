import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { reject, rejectField } from '../../core/requests/http-error.ts';
import { changed, checkVersion } from '../../core/records/versions.ts';
import { inOrder } from '../../common/engagements/rules.ts';
import { getActivityRecord, getEngagementRecord, getStageRecord } from './records.ts';
import { toTemplateActivity } from './template.ts';
import { loadActivity } from './view.ts';

type Orders = Extract<
  AreaOperations<'engagements'>,
  | 'orderEngagementStages'
  | 'orderEngagementActivities'
  | 'moveEngagementActivity'
  | 'orderTemplateStages'
  | 'orderTemplateActivities'
  | 'moveTemplateActivity'
>;

/** The order of stages and activities. Source: ENGAG-105, ENGAG-D12. */
export const orders: Pick<Handlers<'engagements'>, Orders> = {
  orderEngagementStages: async ({ db, path, body }) => {
    const { id: engagementId } = await getEngagementRecord(db, path.id);
    const stages = await db.query('engagementStages', { where: { engagementId } });
    checkOrder(stages, body.stageIds, body.seenIds);
    for (const each of reorder(stages, body.stageIds)) await db.put('engagementStages', each);
    return ok({ stageIds: body.stageIds, successMessages: [message('orderSaved')] });
  },

  orderEngagementActivities: async ({ db, path, body }) => {
    const { id: stageId } = await getStageRecord(db, path.stageId);
    const activities = await db.query('engagementActivities', { where: { stageId } });
    checkOrder(activities, body.activityIds, body.seenIds);
    for (const each of reorder(activities, body.activityIds)) {
      await db.put('engagementActivities', each);
    }
    return ok({ activityIds: body.activityIds, successMessages: [message('orderSaved')] });
  },

  moveEngagementActivity: async (call) => {
    const { db, path, body } = call;
    const { stageId } = body;
    const before = await getActivityRecord(db, path.activityId);
    const stage = await db.get('engagementStages', stageId);
    if (stage?.engagementId !== before.engagementId) throw rejectField('stageId', 'stageUnknown');
    checkVersion(before, body.version);
    const others = await db.query('engagementActivities', { where: { stageId } });
    const after = before.stageId === stageId ? before : changed(before, { stageId }, call);
    const activityIds = insert(others, after.id, body.position);
    for (const each of reorder([...without(others, after), after], activityIds, before)) {
      await db.put('engagementActivities', each);
    }
    return ok({
      clientEngagementActivity: await loadActivity(db, await getActivityRecord(db, after.id)),
      stageId,
      activityIds,
      successMessages: [message('activityMoved')],
    });
  },

  orderTemplateStages: async ({ db, body }) => {
    const stages = await db.query('templateStages');
    checkOrder(stages, body.stageIds, body.seenIds);
    for (const each of reorder(stages, body.stageIds)) await db.put('templateStages', each);
    return ok({ stageIds: body.stageIds, successMessages: [message('orderSaved')] });
  },

  orderTemplateActivities: async ({ db, path, body }) => {
    const { id: stageId } = foundOr404(await db.get('templateStages', path.id), 'stageUnknown');
    const activities = await db.query('templateActivities', { where: { stageId } });
    checkOrder(activities, body.activityIds, body.seenIds);
    for (const each of reorder(activities, body.activityIds)) {
      await db.put('templateActivities', each);
    }
    return ok({ activityIds: body.activityIds, successMessages: [message('orderSaved')] });
  },

  moveTemplateActivity: async (call) => {
    const { db, path, body } = call;
    const { stageId } = body;
    const before = foundOr404(await db.get('templateActivities', path.id), 'activityUnknown');
    if (!(await db.get('templateStages', stageId))) throw rejectField('stageId', 'stageUnknown');
    checkVersion(before, body.version);
    const others = await db.query('templateActivities', { where: { stageId } });
    const after = before.stageId === stageId ? before : changed(before, { stageId }, call);
    const activityIds = insert(others, after.id, body.position);
    for (const each of reorder([...without(others, after), after], activityIds, before)) {
      await db.put('templateActivities', each);
    }
    const stored = foundOr404(await db.get('templateActivities', after.id), 'activityUnknown');
    return ok({
      templateActivity: toTemplateActivity(stored),
      stageId,
      activityIds,
      successMessages: [message('activityMoved')],
    });
  },
};

interface Ordered {
  id: string;
  displayOrder: number;
  added: number;
}

/** 409 for an order of other records than the stored ones, and for one of an order that has changed. */
function checkOrder(
  stored: readonly Ordered[],
  ids: readonly string[],
  seenIds: readonly string[] | undefined,
): void {
  const current = inOrder(stored).map(({ id }) => id);
  const isComplete = isSame(current.toSorted(), ids.toSorted());
  if (!isComplete || (seenIds && !isSame(current, seenIds))) throw reject(409, 'orderChanged');
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at]);

const without = <Row extends Ordered>(rows: readonly Row[], { id }: { id: string }): Row[] =>
  rows.filter((row) => row.id !== id);

/** The ids of a stage's activities with one of them at a position, or as the last. */
function insert(others: readonly Ordered[], id: string, position = others.length): string[] {
  const ids = inOrder(without(others, { id })).map((row) => row.id);
  return ids.toSpliced(position, 0, id);
}

/** The records whose position changes; of a moved one, also if it only comes from another stage. */
const reorder = <Row extends Ordered>(
  rows: readonly Row[],
  ids: readonly string[],
  moved?: { id: string },
): Row[] => {
  const positions = new Map(ids.map((id, at) => [id, at]));
  return rows
    .filter(({ id, displayOrder }) => positions.get(id) !== displayOrder || id === moved?.id)
    .map((row) => ({ ...row, displayOrder: positions.get(row.id) ?? row.displayOrder }));
};
