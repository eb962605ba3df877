import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { reject, rejectField } from '../../core/requests/http-error.ts';
import { trimmed } from '../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { ActionRecord, ActivityRecord } from '../../store/world/engagements.ts';
import { checkOpen, getActivityRecord, openActivity } from './records.ts';
import { toAction, toDoc, toNote } from './part-views.ts';

type Parts = Extract<
  AreaOperations<'engagements'>,
  | 'saveEngagementActivityNote'
  | 'deleteEngagementActivityNote'
  | 'saveEngagementActivityDoc'
  | 'deleteEngagementActivityDoc'
  | 'saveEngagementActivityAction'
  | 'deleteEngagementActivityAction'
>;

type Db = Scope<World>;
type PartCall = Pick<Call<'saveEngagementActivityNote'>, 'db' | 'clock'>;

/** Notes, documents and action items of an activity. Source: ENGAG-076, ENGAG-063, ENGAG-043. */
export const parts: Pick<Handlers<'engagements'>, Parts> = {
  saveEngagementActivityNote: async (call) => {
    const { db, body } = call;
    const { id, activityId, version } = body;
    const activity = await openActivity(db, activityId);
    const [before] = await db.query('activityNotes', { where: { activityId } });
    await checkActivity(db, 'activityNotes', body);
    const notes = trimmed('notes', body.notes);
    // An activity has one note: who adds a second one has not seen the first.
    if (before) checkVersion(before, version ?? (before.id === id ? undefined : 0));
    const note = before
      ? changed(before, { notes }, call)
      : created({ id, activityId, notes }, call);
    await db.put('activityNotes', note);
    await touch(call, activity);
    return ok({
      clientEngagementActivityNote: toNote(note),
      successMessages: [message('noteSaved')],
    });
  },

  deleteEngagementActivityNote: async (call) => {
    const { db, path } = call;
    const note = foundOr404(await db.get('activityNotes', path.id), 'noteUnknown');
    const activity = await openActivity(db, note.activityId);
    await db.remove('activityNotes', note.id);
    await touch(call, activity);
    return ok({ successMessages: [message('noteRemoved')] });
  },

  saveEngagementActivityDoc: async (call) => {
    const { db, body } = call;
    const { id, activityId, url, version } = body;
    const activity = await openActivity(db, activityId);
    const before = await checkActivity(db, 'activityDocs', body);
    const fields = { description: trimmed('description', body.description), url };
    if (before) checkVersion(before, version);
    const doc = before
      ? changed(before, fields, call)
      : created(
          { id, activityId, ...fields, order: await getNextOrder(db, 'activityDocs', body) },
          call,
        );
    await db.put('activityDocs', doc);
    await touch(call, activity);
    return ok({ clientEngagementActivityDoc: toDoc(doc), successMessages: [message('docSaved')] });
  },

  deleteEngagementActivityDoc: async (call) => {
    const { db, path } = call;
    const doc = foundOr404(await db.get('activityDocs', path.id), 'docUnknown');
    const activity = await openActivity(db, doc.activityId);
    await db.remove('activityDocs', doc.id);
    await touch(call, activity);
    return ok({ successMessages: [message('docRemoved')] });
  },

  saveEngagementActivityAction: async (call) => {
    const { db, body } = call;
    const activity = await getActivityRecord(db, body.activityId);
    const action = await savedAction(call, activity);
    await db.put('activityActions', action);
    await touch(call, activity);
    return ok({
      clientEngagementActivityAction: toAction(action),
      successMessages: [message('actionSaved')],
    });
  },

  deleteEngagementActivityAction: async (call) => {
    const { db, path } = call;
    const action = foundOr404(await db.get('activityActions', path.id), 'actionUnknown');
    const activity = await openActivity(db, action.activityId);
    await db.remove('activityActions', action.id);
    await touch(call, activity);
    return ok({ successMessages: [message('actionRemoved')] });
  },
};

/** A completed activity accepts neither new items nor other texts, but its items can be ticked. */
async function savedAction(
  call: Call<'saveEngagementActivityAction'>,
  activity: ActivityRecord,
): Promise<ActionRecord> {
  const { db, body } = call;
  const { id, activityId, isDone, version } = body;
  const before = await checkActivity(db, 'activityActions', body);
  const action = body.action === undefined ? before?.action : trimmed('action', body.action);
  if (action === undefined) throw rejectField('action', 'required', { field: 'action' });
  if (action !== before?.action) checkOpen(activity);
  if (!before) {
    const order = await getNextOrder(db, 'activityActions', body);
    return created({ id, activityId, action, isDone: isDone ?? false, order }, call);
  }
  checkVersion(before, version);
  return changed(before, { action, isDone: isDone ?? before.isDone }, call);
}

type PartName = 'activityNotes' | 'activityDocs' | 'activityActions';

/** The stored part with an id, if any. 409 when it belongs to another activity. */
async function checkActivity<N extends PartName>(
  db: Db,
  name: N,
  { id, activityId }: { id: string; activityId: string },
): Promise<World[N] | undefined> {
  const before = await db.get(name, id);
  if (before && before.activityId !== activityId) throw reject(409, 'idTaken');
  return before;
}

/** The position after the last part of an activity. */
async function getNextOrder(
  db: Db,
  name: 'activityDocs' | 'activityActions',
  { activityId }: { activityId: string },
): Promise<number> {
  const others = await db.query(name, { where: { activityId } });
  return Math.max(0, ...others.map(({ order }) => order)) + 1;
}

/** Notes when a part of an activity was changed; its own version stays the same. */
async function touch({ db, clock }: PartCall, { id }: ActivityRecord): Promise<void> {
  const activity = await getActivityRecord(db, id);
  const partsChangedOn = new Date(clock.now()).toISOString();
  await db.put('engagementActivities', { ...activity, partsChangedOn });
}
