import type { components } from '@atrium/contract/generated/types.ts';
import { loadRights } from '../../core/records/access.ts';
import { reject } from '../../core/requests/http-error.ts';
import { getChange } from '../../core/records/versions.ts';
import type { Scope, Transaction } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';
import type {
  ActivityRecord,
  EngagementRecord,
  ProjectTypeRecord,
} from '../../store/world/engagements.ts';
import { queryParts } from './records.ts';
import { toAction, toDoc, toNote } from './part-views.ts';
import { selectVisible, type Seen } from '../../common/engagements/rules.ts';

type Contract = components['schemas'];

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
  const stages = await db.query('engagementStages', { where });
  const activities = await db.query('engagementActivities', { where });
  return selectVisible(stages, activities, isAllSeen);
}

/** The header fields of an engagement. */
export async function buildHead(
  db: Scope<World>,
  record: EngagementRecord,
): Promise<Contract['ClientEngagement']> {
  const { id, name, type, prospectName, projectTypeId, clientId, createdOn } = record;
  const projectType = await db.get('projectTypes', projectTypeId);
  const client = clientId ? await db.get('clients', clientId) : undefined;
  return {
    id,
    name,
    type,
    prospectName,
    projectType: projectType ? toProjectType(projectType) : null,
    projectTypeId,
    createdOn,
    createdOnAsString: shownDay(createdOn),
    createdOnAsInputString: createdOn.replaceAll('-', '/'),
    client: client ? { id: client.id, name: client.name } : null,
    ...getChange(record),
  };
}

/** A project type as an option. */
export const toProjectType = ({ id, value }: ProjectTypeRecord): Contract['ProjectType'] => ({
  id,
  value,
});

/** A yyyy-MM-dd day as `d MMM yyyy`. Source: ENGAG-087. */
function shownDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const month = date.toLocaleString('en', { month: 'short', timeZone: 'UTC' });
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** Stages with their activities. */
export async function loadStages(
  db: Scope<World>,
  { stages, listActivities }: Seen,
): Promise<Contract['EngagementStage'][]> {
  const activities = stages.flatMap(({ id }) => listActivities(id));
  const shown = Map.groupBy(await loadActivities(db, activities), ({ stageId }) => stageId);
  return stages.map(({ id, stageName, isTenantVisible, description, displayOrder, version }) => ({
    stageId: id,
    stageName,
    isTenantVisible,
    description,
    displayOrder,
    activities: (shown.get(id) ?? []).map(({ view }) => view),
    version,
  }));
}

/** An activity with its note, documents and action items. */
export async function loadActivity(
  db: Scope<World>,
  record: ActivityRecord,
): Promise<Contract['EngagementActivity']> {
  const [loaded] = await loadActivities(db, [record]);
  if (!loaded) throw reject(500, 'fault');
  return loaded.view;
}

interface LoadedActivity {
  stageId: string;
  view: Contract['EngagementActivity'];
}

async function loadActivities(
  db: Scope<World>,
  records: readonly ActivityRecord[],
): Promise<LoadedActivity[]> {
  const found = await queryParts(
    db,
    records.map(({ id }) => id),
  );
  const notes = groupByActivity(found.notes);
  const docs = groupByActivity(found.docs);
  const actions = groupByActivity(found.actions);
  return records.map((record) => ({
    stageId: record.stageId,
    view: {
      activityId: record.id,
      activityDesc: record.activityDesc,
      isTenantVisible: record.isTenantVisible,
      isDone: record.isDone,
      markedDoneBy: record.markedDoneBy,
      markedDoneOn: record.markedDoneOn,
      baseline: record.baseline,
      actuals: record.actuals,
      threshold: record.threshold,
      displayOrder: record.displayOrder,
      notes: notes(record.id).map(toNote)[0] ?? null,
      docs: byOrder(docs(record.id)).map(toDoc),
      actions: byOrder(actions(record.id)).map(toAction),
      version: record.version,
    },
  }));
}

function groupByActivity<Part extends { activityId: string }>(parts: readonly Part[]) {
  const grouped = Map.groupBy(parts, ({ activityId }) => activityId);
  return (activityId: string): Part[] => grouped.get(activityId) ?? [];
}

const byOrder = <Row extends { order: number }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.order - b.order);
