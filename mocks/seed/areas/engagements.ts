import type { ActivityRecord } from '../../store/world/engagements.ts';
import type { AreaSeed, SeedContext } from '../context.ts';
import { seeded } from '../seeded.ts';

const projectTypes = ['Fixed price', 'Internal', 'Retainer', 'Time and material'];

const template = [
  { name: 'Discovery', activities: ['Kick-off meeting', 'Interviews', 'Requirements summary'] },
  { name: 'Proposal', activities: ['Estimate', 'Offer', 'Decision'] },
  { name: 'Delivery', activities: ['Build', 'Acceptance test', 'Hand-over'] },
];

/** Each shows another state: in progress, just started, all done, empty, and a long text. */
const engagements = [
  { name: 'Harbour Bank portal', prospect: 'Harbour Bank', started: 96, stages: 3, done: 4 },
  { name: 'Lumen pilot', prospect: 'Lumen Energy', started: 12, stages: 2, done: 1 },
  { name: 'Timetable 2.0', prospect: 'Northwind Rail', started: 340, stages: 3, done: 9 },
  { name: 'Cold chain study', prospect: 'Violet Foods', started: 2, stages: 0, done: 0 },
  {
    name: 'Replacement of the booking, invoicing and dunning systems of all subsidiaries abroad',
    prospect: 'Harbour Bank International Holding and Services',
    started: 45,
    stages: 1,
    done: 0,
  },
];

const day = 86_400_000;

/** Engagements in every state, and a template of three stages. */
export const seed: AreaSeed = async (context) => {
  const { db, random, today } = context;
  const typeIds: string[] = [];
  for (const value of projectTypes) {
    const id = random.uuid();
    typeIds.push(id);
    await db.put('projectTypes', { id, value });
  }
  await putTemplate(context);
  for (const { name, prospect, started, stages, done } of engagements) {
    const id = random.uuid();
    const createdOn = new Date(today - started * day).toISOString().slice(0, 10);
    const head = { id, name, prospectName: prospect, type: 'base', createdOn } as const;
    await db.put('engagements', seeded({ ...head, projectTypeId: random.pick(typeIds) }, today));
    await putStages(context, { engagementId: id, stages, done });
  }
};

async function putTemplate({ db, random, today }: SeedContext): Promise<void> {
  for (const [at, { name, activities }] of template.entries()) {
    const stage = { id: random.uuid(), ...stageFields(name, at) };
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

const stageFields = (stageName: string, at: number) => ({
  stageName,
  isTenantVisible: at < 2,
  description: `All activities of the ${stageName.toLowerCase()} stage.`,
  displayOrder: at,
  added: at,
});

interface Plan {
  engagementId: string;
  /** How many of the template's stages it has. */
  stages: number;
  /** How many activities, counted from the first, are done. */
  done: number;
}

async function putStages(context: SeedContext, plan: Plan): Promise<void> {
  const { db, random, today } = context;
  const { engagementId } = plan;
  let number = 0;
  for (const [at, { name, activities }] of template.slice(0, plan.stages).entries()) {
    const stageId = random.uuid();
    await db.put(
      'engagementStages',
      seeded({ id: stageId, engagementId, ...stageFields(name, at) }, today),
    );
    for (const [added, activityDesc] of activities.entries()) {
      const isDone = number < plan.done;
      const activity: ActivityRecord = seeded(
        {
          id: random.uuid(),
          engagementId,
          stageId,
          activityDesc,
          added,
          isTenantVisible: added !== 2,
          baseline: random.between(2, 24),
          threshold: 10,
          actuals: isDone ? random.between(2, 24) : 0,
          isDone,
          markedDoneBy: isDone ? 'Chloe Martin' : null,
          markedDoneOn: isDone ? new Date(today - random.between(1, 30) * day).toISOString() : null,
        },
        today,
      );
      await db.put('engagementActivities', activity);
      await putParts(context, activity.id, number);
      number += 1;
    }
  }
}

/** Some activities have a note, documents and action items, others have nothing. */
async function putParts({ db, random }: SeedContext, activityId: string, number: number) {
  if (number % 2 === 0) {
    await db.put('activityNotes', { id: random.uuid(), activityId, notes: 'Agreed by phone.' });
  }
  for (let order = 1; order <= number % 3; order += 1) {
    const id = random.uuid();
    const url = `https://docs.demo.test/${id.slice(0, 8)}`;
    await db.put('activityDocs', { id, activityId, description: `Minutes ${order}`, url, order });
    const action = `Send the minutes ${order}`;
    const item = { id: random.uuid(), activityId, action, isDone: order === 1, order };
    await db.put('activityActions', item);
  }
}
