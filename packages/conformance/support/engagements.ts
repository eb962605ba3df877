/** Shared helpers of the client engagement recipes and scenarios. */
import type { Actor, ScenarioContext, Success } from '../scenario/types.ts';

export type Engagement = Success<'getEngagement'>['engagement'];

/** The id for "no project type". */
const emptyId = '00000000-0000-0000-0000-000000000000';

/** The fields of a new or changed engagement. */
export function engagementFields(ctx: ScenarioContext) {
  const createdOn = ctx.day(0);
  return {
    id: ctx.uuid(),
    name: ctx.name(),
    prospectName: ctx.name('Prospect'),
    projectTypeId: emptyId,
    createdOn,
    createdOnAsInputString: createdOn.replaceAll('-', '/'),
  };
}

/** The id of a new engagement. */
export async function engagement(
  ctx: ScenarioContext,
  me: Actor,
  type: 'blank' | 'base' = 'blank',
) {
  const body = { ...engagementFields(ctx), type };
  await me.request('createEngagement', { body });
  return body.id;
}

/** An engagement as a person sees it. */
export const seen = async (me: Actor, id: string): Promise<Engagement> =>
  (await me.request('getEngagement', { path: { id } })).engagement;

/** The id of a new stage. */
export async function stage(
  ctx: ScenarioContext,
  me: Actor,
  engagementId: string,
  more: { isTenantVisible?: boolean; stageName?: string } = {},
): Promise<string> {
  const body = { stageId: ctx.uuid(), stageName: ctx.name(), description: 'A stage.', ...more };
  await me.request('saveEngagementStage', { path: { engagementId }, body });
  return body.stageId;
}

/** The id of a new activity. */
export async function activity(
  ctx: ScenarioContext,
  me: Actor,
  path: { engagementId: string; stageId: string },
  more: { baseline?: number; actuals?: number; isTenantVisible?: boolean } = {},
): Promise<string> {
  const body = { activityId: ctx.uuid(), activityDesc: ctx.name(), ...more };
  await me.request('saveEngagementActivity', { path, body });
  return body.activityId;
}

/** A new engagement with one stage and one activity. */
export async function oneActivity(ctx: ScenarioContext, me: Actor) {
  const engagementId = await engagement(ctx, me);
  const stageId = await stage(ctx, me, engagementId);
  const activityId = await activity(ctx, me, { engagementId, stageId });
  return { engagementId, stageId, activityId };
}

/** A new engagement with two stages, and an open activity in each. */
export async function twoStages(ctx: ScenarioContext, me: Actor) {
  const engagementId = await engagement(ctx, me);
  const first = await stage(ctx, me, engagementId, { stageName: ctx.name('First') });
  const second = await stage(ctx, me, engagementId, { stageName: ctx.name('Second') });
  const early = await activity(ctx, me, { engagementId, stageId: first });
  const late = await activity(ctx, me, { engagementId, stageId: second });
  return { engagementId, first, second, early, late };
}

/** The id of a new project type. */
export async function projectType(ctx: ScenarioContext, me: Actor): Promise<string> {
  const body = { id: ctx.uuid(), value: ctx.name('Type') };
  await me.request('createEngagementProjectType', { body });
  return body.id;
}

/** Marks an activity as done, or as not done. */
export const toggle = (me: Actor, activityId: string, isDone: boolean) =>
  me.request('toggleEngagementActivity', { body: { activityId, isDone } });

/** The ids of a new stage of the template and of an activity in it. */
export async function templateStage(ctx: ScenarioContext, me: Actor) {
  const id = ctx.uuid();
  const description = 'A stage of the template.';
  await me.request('saveTemplateStage', { body: { id, stageName: ctx.name(), description } });
  const activityId = ctx.uuid();
  await me.request('saveTemplateActivity', {
    path: { stageId: id },
    body: { activityId, activityDesc: ctx.name(), baseline: 2 },
  });
  return { id, activityId };
}
