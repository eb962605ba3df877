import type { AreaSeed, SeedContext } from '../context.ts';
import { seeded } from '../seeded.ts';
import { fewEngagements, type DemoEngagement } from './engagements/few.ts';
import { manyEngagements } from './engagements/many.ts';
import { putEngagement } from './engagements/put-engagement.ts';
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
  for (const engagement of [...fewEngagements, ...many]) {
    await putEngagement(context, engagement, typeIds);
  }
};

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
