/** What recipes and scenarios of client engagements share. */
import type { Actor, Kit, Success } from '../scenario/types.ts';

export type Engagement = Success<'getEngagement'>['engagement'];

/** Stands for "no project type". */
const emptyId = '00000000-0000-0000-0000-000000000000';

/** What a new engagement, or a change of one, says. */
export function engagementFields(kit: Kit) {
  const createdOn = kit.day(0);
  return {
    id: kit.uuid(),
    name: kit.name(),
    prospectName: kit.name('Prospect'),
    projectTypeId: emptyId,
    createdOn,
    createdOnAsInputString: createdOn.replaceAll('-', '/'),
  };
}

/** The id of a new engagement. */
export async function engagement(kit: Kit, me: Actor, type: 'blank' | 'base' = 'blank') {
  const body = { ...engagementFields(kit), type };
  await me.ask('createEngagement', { body });
  return body.id;
}

/** An engagement as a person sees it. */
export const seen = async (me: Actor, id: string): Promise<Engagement> =>
  (await me.ask('getEngagement', { path: { id } })).engagement;

/** The id of a new stage. */
export async function stage(
  kit: Kit,
  me: Actor,
  engagementId: string,
  more: { isTenantVisible?: boolean; stageName?: string } = {},
): Promise<string> {
  const body = { stageId: kit.uuid(), stageName: kit.name(), description: 'A stage.', ...more };
  await me.ask('saveEngagementStage', { path: { engagementId }, body });
  return body.stageId;
}

/** The id of a new activity. */
export async function activity(
  kit: Kit,
  me: Actor,
  path: { engagementId: string; stageId: string },
  more: { baseline?: number; isTenantVisible?: boolean } = {},
): Promise<string> {
  const body = { activityId: kit.uuid(), activityDesc: kit.name(), ...more };
  await me.ask('saveEngagementActivity', { path, body });
  return body.activityId;
}

/** A new engagement with one stage and one activity. */
export async function oneActivity(kit: Kit, me: Actor) {
  const engagementId = await engagement(kit, me);
  const stageId = await stage(kit, me, engagementId);
  const activityId = await activity(kit, me, { engagementId, stageId });
  return { engagementId, stageId, activityId };
}

/** Marks an activity as done, or as not done. */
export const toggle = (me: Actor, activityId: string, isDone: boolean) =>
  me.ask('toggleEngagementActivity', { body: { activityId, isDone } });

/** The ids of a new stage of the template and of an activity in it. */
export async function templateStage(kit: Kit, me: Actor) {
  const id = kit.uuid();
  const description = 'A stage of the template.';
  await me.ask('saveTemplateStage', { body: { id, stageName: kit.name(), description } });
  const activityId = kit.uuid();
  await me.ask('saveTemplateActivity', {
    path: { stageId: id },
    body: { activityId, activityDesc: kit.name(), baseline: 2 },
  });
  return { id, activityId };
}
