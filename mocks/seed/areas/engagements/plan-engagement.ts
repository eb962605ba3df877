import type { ActivityRecord } from '../../../store/world/engagements.ts';
import type { SeedContext } from '../../context.ts';
import { seeded } from '../../seeded.ts';
import type { DemoEngagement } from './few.ts';
import { planParts } from './plan-parts.ts';
import type { PlannedRecords } from './planned-records.ts';

const day = 86_400_000;
const noProjectType = '00000000-0000-0000-0000-000000000000';

/** Plans an engagement with its stages and activities. */
export function planEngagement(
  context: SeedContext,
  engagement: DemoEngagement,
  typeIds: readonly string[],
  records: PlannedRecords,
): void {
  const { random, today } = context;
  const { name, prospect, type, projectType, started, stages } = engagement;
  const id = random.uuid();
  const projectTypeId = projectType === null ? noProjectType : (typeIds[projectType] ?? '');
  const createdOn = new Date(today - started * day).toISOString().slice(0, 10);
  const fields = { id, name, prospectName: prospect, type, projectTypeId, createdOn };
  const change = { by: 'Chloe Martin', daysAgo: started };
  records.engagements.push(seeded(fields, today, change));
  let number = 0;
  for (const [at, stage] of stages.entries()) {
    const stageId = random.uuid();
    for (const [added, activityDesc] of stage.activities.entries()) {
      const place = { engagementId: id, stageId, activityDesc, added, number };
      const activity = planActivity(context, engagement, place);
      records.engagementActivities.push(activity);
      const isClosed = engagement.done >= countActivities(engagement);
      if (!engagement.isBare) planParts(context, activity, { number, isClosed }, records);
      number += 1;
    }
    const texts = {
      stageName: stage.name,
      isTenantVisible: at < 2,
      description: `All activities of the ${stage.name.toLowerCase()} stage.`,
    };
    const own = { id: stageId, engagementId: id, ...texts, displayOrder: at, added: at };
    records.engagementStages.push(seeded(own, today, { daysAgo: started }));
  }
}

const countActivities = ({ stages }: DemoEngagement): number =>
  stages.reduce((sum, { activities }) => sum + activities.length, 0);

interface Place {
  engagementId: string;
  stageId: string;
  activityDesc: string;
  added: number;
  /** Counts the activities of the engagement. */
  number: number;
}

function planActivity(
  { random, today }: SeedContext,
  { started, done, isOver = false }: DemoEngagement,
  { number, added, ...place }: Place,
): ActivityRecord {
  const isDone = number < done;
  const baseline = random.between(2, 24);
  // Those that are done are spread over the days since the start.
  const doneDaysAgo = started - Math.floor(((number + 1) * started) / (done + 1));
  const isLonger = isOver && number === done - 1;
  const activity = {
    id: random.uuid(),
    ...place,
    displayOrder: added,
    added,
    isTenantVisible: added !== 2,
    baseline,
    threshold: 10,
    actuals: isDone ? (isLonger ? baseline * 2 : Math.max(1, baseline - 1)) : 0,
    isDone,
    markedDoneBy: isDone ? 'Chloe Martin' : null,
    markedDoneOn: isDone ? new Date(today - doneDaysAgo * day).toISOString() : null,
  };
  return seeded(activity, today, { daysAgo: isDone ? doneDaysAgo : started });
}
