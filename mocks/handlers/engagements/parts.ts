import type { AreaOperations } from '#openapi/generated/operations.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { foundOr404 } from '../../core/records.ts';
import { reject } from '../../core/http-error.ts';
import { trimmed } from '../../core/texts.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { getActivityRecord, openActivity } from './records.ts';

type Parts = Extract<
  AreaOperations<'engagements'>,
  | 'saveEngagementActivityNote'
  | 'saveEngagementActivityDoc'
  | 'deleteEngagementActivityDoc'
  | 'saveEngagementActivityAction'
  | 'deleteEngagementActivityAction'
>;

/** Notes, documents and action items of an activity. Source: ENGAG-076, ENGAG-063, ENGAG-043. */
export const parts: Pick<Handlers<'engagements'>, Parts> = {
  saveEngagementActivityNote: async ({ db, body }) => {
    const { id, activityId } = body;
    await openActivity(db, activityId);
    const [before] = await db.query('activityNotes', { where: { activityId } });
    const other = await db.get('activityNotes', id);
    if (other && other.activityId !== activityId) throw reject(409, 'idTaken');
    // An activity has one note: a second one added at the same time changes the first.
    const note = { id: before?.id ?? id, activityId, notes: trimmed('notes', body.notes) };
    await db.put('activityNotes', note);
    return ok({ clientEngagementActivityNote: note, successMessages: [message('noteSaved')] });
  },

  saveEngagementActivityDoc: async ({ db, body }) => {
    await openActivity(db, body.activityId);
    const doc = { ...body, description: trimmed('description', body.description) };
    await db.put('activityDocs', { ...doc, order: await getDisplayOrder(db, 'activityDocs', doc) });
    return ok({ clientEngagementActivityDoc: doc, successMessages: [message('docSaved')] });
  },

  deleteEngagementActivityDoc: async ({ db, path }) => {
    const doc = foundOr404(await db.get('activityDocs', path.id), 'docUnknown');
    await openActivity(db, doc.activityId);
    await db.remove('activityDocs', doc.id);
    return ok({ successMessages: [message('docRemoved')] });
  },

  saveEngagementActivityAction: async ({ db, body }) => {
    const before = await db.get('activityActions', body.id);
    const isTick = before?.activityId === body.activityId && before.action === body.action;
    await (isTick ? getActivityRecord : openActivity)(db, body.activityId);
    const action = { ...body, action: trimmed('action', body.action) };
    const order = await getDisplayOrder(db, 'activityActions', action);
    await db.put('activityActions', { ...action, order });
    return ok({
      clientEngagementActivityAction: action,
      successMessages: [message('actionSaved')],
    });
  },

  deleteEngagementActivityAction: async ({ db, path }) => {
    const action = foundOr404(await db.get('activityActions', path.id), 'actionUnknown');
    await openActivity(db, action.activityId);
    await db.remove('activityActions', action.id);
    return ok({ successMessages: [message('actionRemoved')] });
  },
};

/**
 * The position of an existing part, or the one after the last. 409 when the part belongs to another
 * activity.
 */
async function getDisplayOrder(
  db: Scope<World>,
  name: 'activityDocs' | 'activityActions',
  { id, activityId }: { id: string; activityId: string },
): Promise<number> {
  const before = await db.get(name, id);
  if (before && before.activityId !== activityId) throw reject(409, 'idTaken');
  const others = await db.query(name, { where: { activityId } });
  return before?.order ?? Math.max(0, ...others.map(({ order }) => order)) + 1;
}
