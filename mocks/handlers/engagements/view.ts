import type { components } from '#openapi/generated/types.ts';
import { loadRights } from '../../core/access.ts';
import type { Scope, Transaction } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';
import type {
  ActivityRecord,
  EngagementRecord,
  StageRecord,
} from '../../store/world/engagements.ts';
import { currentStageName, inOrder, getProgress } from './rules.ts';

type Contract = components['schemas'];

/** The all-zero id: no project type is selected. */
export const noProjectType = '00000000-0000-0000-0000-000000000000';

/** The visible part of an engagement: its stages in order, with the activities of each. */
export interface Seen {
  stages: StageRecord[];
  listActivities: (stageId: string) => ActivityRecord[];
}

interface Viewer {
  tx: Transaction<World>;
  user: TenantUser;
  path: { tenantId: string };
}

/**
 * Whether a user also sees items that are not visible to the full tenant. Source: ENGAG-D01.
 */
export async function seesHidden({ tx, user, path }: Viewer): Promise<boolean> {
  return (await loadRights(tx, user, path.tenantId)).includes('engagements.edit');
}

/** The stages and activities of an engagement; hidden ones only if the user may see them. */
export async function loadVisibleStages(
  db: Scope<World>,
  engagementId: string,
  isAllSeen: boolean,
): Promise<Seen> {
  const where = { engagementId };
  const isSeen = (row: { isTenantVisible: boolean }) => isAllSeen || row.isTenantVisible;
  const stages = (await db.query('engagementStages', { where })).filter(isSeen);
  const activities = (await db.query('engagementActivities', { where })).filter(isSeen);
  const ofStage = Map.groupBy(activities, ({ stageId }) => stageId);
  return {
    stages: inOrder(stages),
    listActivities: (stageId) => (ofStage.get(stageId) ?? []).toSorted((a, b) => a.added - b.added),
  };
}

/** An engagement as a row of the list. */
export function toRollup(
  { id, name }: EngagementRecord,
  { stages, listActivities }: Seen,
): Contract['EngagementRollup'] {
  const activities = stages.flatMap((stage) => listActivities(stage.id));
  const stageName = currentStageName(stages, listActivities);
  return { id, name, ...getProgress(activities), currentStageName: stageName };
}

/** The header fields of an engagement. */
export async function buildHead(
  db: Scope<World>,
  record: EngagementRecord,
): Promise<Contract['ClientEngagement']> {
  const { id, name, type, prospectName, projectTypeId, createdOn, version } = record;
  const projectType = await db.get('projectTypes', projectTypeId);
  return {
    id,
    name,
    type,
    prospectName,
    projectType: projectType ?? null,
    projectTypeId,
    createdOn,
    createdOnAsString: shownDay(createdOn),
    createdOnAsInputString: createdOn.replaceAll('-', '/'),
    version,
  };
}

/** A yyyy-MM-dd day as `d MMM yyyy`. Source: ENGAG-087. */
function shownDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const month = date.toLocaleString('en', { month: 'short', timeZone: 'UTC' });
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** A stage with the given activities. */
export async function loadStage(
  db: Scope<World>,
  { id, stageName, isTenantVisible, description, displayOrder, version }: StageRecord,
  activities: readonly ActivityRecord[],
): Promise<Contract['EngagementStage']> {
  return {
    stageId: id,
    stageName,
    isTenantVisible,
    description,
    displayOrder,
    activities: await Promise.all(activities.map((activity) => loadActivity(db, activity))),
    version,
  };
}

/** An activity with its note, documents and action items. */
export async function loadActivity(
  db: Scope<World>,
  record: ActivityRecord,
): Promise<Contract['EngagementActivity']> {
  const where = { activityId: record.id };
  const [notes] = await db.query('activityNotes', { where });
  const docs = await db.query('activityDocs', { where });
  const actions = await db.query('activityActions', { where });
  return {
    activityId: record.id,
    activityDesc: record.activityDesc,
    isTenantVisible: record.isTenantVisible,
    isDone: record.isDone,
    markedDoneBy: record.markedDoneBy,
    markedDoneOn: record.markedDoneOn,
    baseline: record.baseline,
    actuals: record.actuals,
    threshold: record.threshold,
    notes: notes ?? null,
    docs: byOrder(docs).map(({ order: _order, ...doc }) => doc),
    actions: byOrder(actions).map(({ order: _order, ...action }) => action),
    version: record.version,
  };
}

const byOrder = <Row extends { order: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.order - b.order);
