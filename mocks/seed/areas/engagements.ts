import type { EngagementRecord } from '../../store/world/engagements.ts';
import type { AreaSeed, SeedContext } from '../context.ts';
import { seeded } from '../seeded.ts';
import { fewEngagements, type DemoEngagement } from './engagements/few.ts';
import { manyEngagements } from './engagements/many.ts';
import { planEngagement } from './engagements/plan-engagement.ts';
import type { PlannedRecords } from './engagements/planned-records.ts';
import { templatePlan } from './engagements/template-plan.ts';

const projectTypes = ['Fixed price', 'Internal', 'Retainer', 'Time and material'];

/** Engagements in every state, and a template of three stages. */
export const seed: AreaSeed = async (context) => {
  const { db, random, today, size, tenantId } = context;
  const typeIds: string[] = [];
  for (const value of projectTypes) {
    const id = random.uuid();
    typeIds.push(id);
    await db.put('projectTypes', seeded({ id, value }, today));
  }
  await putTemplate(context);
  const many: readonly DemoEngagement[] =
    size === 'large' && tenantId === 'aster' ? manyEngagements(random) : [];
  const records: PlannedRecords = {
    engagements: [],
    engagementStages: [],
    engagementActivities: [],
    activityNotes: [],
    activityDocs: [],
    activityActions: [],
  };
  for (const engagement of [...fewEngagements, ...many]) {
    planEngagement(context, engagement, typeIds, records);
  }
  await putRecords(context, records);
};

/**
 * Puts the records that others are computed from before those, and each collection at once, since an
 * index is sorted with the first lookup after a change.
 */
async function putRecords({ db }: SeedContext, records: PlannedRecords): Promise<void> {
  for (const note of records.activityNotes) await db.put('activityNotes', note);
  for (const doc of records.activityDocs) await db.put('activityDocs', doc);
  for (const action of records.activityActions) await db.put('activityActions', action);
  for (const activity of records.engagementActivities) {
    await db.put('engagementActivities', activity);
  }
  for (const engagement of records.engagements) await db.put('engagements', engagement);
  for (const stage of records.engagementStages) await db.put('engagementStages', stage);
  for (const engagement of records.engagements) {
    await putCreation(db, engagement);
    // Again, since its progress is computed from its stages.
    await db.put('engagements', engagement);
  }
}

/** The first line of the history of an engagement. */
const putCreation = (
  db: SeedContext['db'],
  { id: engagementId, name, changedByName, changedOn }: EngagementRecord,
) =>
  db.append('engagementChanges', (sequence) => ({
    id: `${sequence}`,
    sequence,
    engagementId,
    changedOn,
    changedBy: changedByName,
    subject: 'engagement',
    action: 'added',
    name,
    changes: [],
  }));

async function putTemplate({ db, random, today }: SeedContext): Promise<void> {
  for (const [at, { name, activities }] of templatePlan.entries()) {
    const stage = {
      id: random.uuid(),
      stageName: name,
      isTenantVisible: at < 2,
      description: `All activities of the ${name.toLowerCase()} stage.`,
      displayOrder: at,
      added: at,
    };
    await db.put('templateStages', seeded(stage, today));
    for (const [added, activityDesc] of activities.entries()) {
      const activity = { id: random.uuid(), stageId: stage.id, activityDesc, added };
      const fields = { isTenantVisible: added === 0, baseline: 4 * (added + 1), threshold: 10 };
      await db.put(
        'templateActivities',
        seeded({ ...activity, ...fields, displayOrder: added }, today),
      );
    }
  }
}
