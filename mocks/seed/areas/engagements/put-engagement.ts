import type { ActivityRecord } from '../../../store/world/engagements.ts';
import type { SeedContext } from '../../context.ts';
import { seeded } from '../../seeded.ts';
import type { DemoEngagement } from './few.ts';
import { putParts } from './put-parts.ts';

const day = 86_400_000;
const noProjectType = '00000000-0000-0000-0000-000000000000';

/** Puts an engagement with its stages and activities. */
export async function putEngagement(
  context: SeedContext,
  engagement: DemoEngagement,
  typeIds: readonly string[],
): Promise<void> {
  const { db, random, today } = context;
  const { name, prospect, type, projectType, started, stages } = engagement;
  const id = random.uuid();
  const projectTypeId = projectType === null ? noProjectType : (typeIds[projectType] ?? '');
  const createdOn = new Date(today - started * day).toISOString().slice(0, 10);
  const head = seeded({ id, name, prospectName: prospect, type, projectTypeId, createdOn }, today, {
    by: 'Chloe Martin',
    daysAgo: started,
  });
  await db.put('engagements', head);
  let number = 0;
  for (const [at, stage] of stages.entries()) {
    const stageId = random.uuid();
    for (const [added, activityDesc] of stage.activities.entries()) {
      const place = { engagementId: id, stageId, activityDesc, added, number };
      await putActivity(context, engagement, place);
      number += 1;
    }
    // After its activities, from which the store computes how long it took.
    const fields = {
      stageName: stage.name,
      isTenantVisible: at < 2,
      description: `All activities of the ${stage.name.toLowerCase()} stage.`,
      displayOrder: at,
      added: at,
    };
    const changed = { daysAgo: started };
    const record = seeded({ id: stageId, engagementId: id, ...fields }, today, changed);
    await db.put('engagementStages', record);
  }
  await putHistory(context, engagement, id);
  // Again, since the store computes its progress.
  await db.put('engagements', head);
}

interface Place {
  engagementId: string;
  stageId: string;
  activityDesc: string;
  added: number;
  /** Counts the activities of the engagement. */
  number: number;
}

async function putActivity(
  context: SeedContext,
  { started, done, isOver = false }: DemoEngagement,
  { engagementId, stageId, activityDesc, added, number }: Place,
): Promise<void> {
  const { db, random, today } = context;
  const isDone = number < done;
  const baseline = random.between(2, 24);
  // Those that are done are spread over the days since the start.
  const doneDaysAgo = started - Math.floor(((number + 1) * started) / (done + 1));
  const isLonger = isOver && number === done - 1;
  const activity: ActivityRecord = seeded(
    {
      id: random.uuid(),
      engagementId,
      stageId,
      activityDesc,
      displayOrder: added,
      added,
      isTenantVisible: added !== 2,
      baseline,
      threshold: 10,
      actuals: isDone ? (isLonger ? baseline * 2 : Math.max(1, baseline - 1)) : 0,
      isDone,
      markedDoneBy: isDone ? 'Chloe Martin' : null,
      markedDoneOn: isDone ? new Date(today - doneDaysAgo * day).toISOString() : null,
    },
    today,
    { daysAgo: isDone ? doneDaysAgo : started },
  );
  // Before the activity, so that the store computes it once.
  await putParts(context, activity, number);
  await db.put('engagementActivities', activity);
}

async function putHistory(
  { db, today }: SeedContext,
  { name, started }: DemoEngagement,
  engagementId: string,
): Promise<void> {
  await db.append('engagementChanges', (sequence) => ({
    id: `${sequence}`,
    sequence,
    engagementId,
    changedOn: new Date(today - started * day).toISOString(),
    changedBy: 'Chloe Martin',
    subject: 'engagement',
    action: 'added',
    name,
    changes: [],
  }));
}
