import { foundOr404 } from '../../core/records/records.ts';
import { reject, rejectField } from '../../core/requests/http-error.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type {
  ActivityRecord,
  EngagementRecord,
  StageRecord,
} from '../../store/world/engagements.ts';
import { isShortNumber } from '../../common/engagements/rules.ts';

type Db = Scope<World>;

/** The engagement with an id. 404 when not found. */
export async function getEngagementRecord(db: Db, id: string): Promise<EngagementRecord> {
  return foundOr404(await db.get('engagements', id), 'engagementUnknown');
}

/** The stage with an id, of one engagement if given. 404 when not found. */
export async function getStageRecord(
  db: Db,
  id: string,
  engagementId?: string,
): Promise<StageRecord> {
  const stage = await db.get('engagementStages', id);
  const isOther = engagementId !== undefined && stage?.engagementId !== engagementId;
  if (!stage || isOther) throw reject(404, 'stageUnknown');
  return stage;
}

/** The activity with an id. 404 when not found. */
export async function getActivityRecord(db: Db, id: string): Promise<ActivityRecord> {
  return foundOr404(await db.get('engagementActivities', id), 'activityUnknown');
}

/**
 * The activity to which notes, documents and action items are added. 400 when it is done. Source:
 * ENGAG-063.
 */
export async function openActivity(db: Db, id: string): Promise<ActivityRecord> {
  const activity = await getActivityRecord(db, id);
  checkOpen(activity);
  return activity;
}

/** 400 for a completed activity, which is closed until it is reopened. Source: ENGAG-D02. */
export function checkOpen({ isDone }: Pick<ActivityRecord, 'isDone'>): void {
  if (isDone) throw reject(400, 'activityIsDone');
}

/** Limits numbers to 5 characters each. Source: ENGAG-077. */
export function checkNumbers(numbers: Readonly<Record<string, number | undefined>>): void {
  for (const [field, value] of Object.entries(numbers)) {
    if (value !== undefined && !isShortNumber(value)) throw rejectField(field, 'tooLong');
  }
}

const partNames = ['activityNotes', 'activityDocs', 'activityActions'] as const;

/** The notes, documents and action items of activities. */
export const queryParts = async (db: Db, activityId: string[]) => ({
  notes: await db.query('activityNotes', { where: { activityId } }),
  docs: await db.query('activityDocs', { where: { activityId } }),
  actions: await db.query('activityActions', { where: { activityId } }),
});

/** Removes activities with their notes, documents and action items. */
export async function removeActivities(
  db: Db,
  activities: readonly ActivityRecord[],
): Promise<void> {
  const where = { activityId: activities.map(({ id }) => id) };
  // The activities first: they are not computed again for each of their parts.
  for (const { id } of activities) await db.remove('engagementActivities', id);
  for (const name of partNames) {
    for (const part of await db.query(name, { where })) await db.remove(name, part.id);
  }
}

/** A number higher than that of all existing rows. */
export const getNextNumber = (rows: readonly { added: number }[]): number =>
  Math.max(0, ...rows.map(({ added }) => added)) + 1;

/** The position after all existing rows; 0 for the first one. Source: ENGAG-105. */
export const getLastPosition = (rows: readonly { displayOrder: number }[]): number =>
  Math.max(-1, ...rows.map(({ displayOrder }) => displayOrder)) + 1;

/** The position of a new record: clients that know no order send 0. Source: ENGAG-084. */
export const toPosition = (
  sent: number | undefined,
  rows: readonly { displayOrder: number }[],
): number => (sent === undefined || sent === 0 ? getLastPosition(rows) : sent);
