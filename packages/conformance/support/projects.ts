/** Shared helpers of the recipes and scenarios for projects, tags and their reports. */
import type { Actor, ScenarioContext, Success } from '../scenario/types.ts';
import { add, emptyDay } from './clockwork.ts';

export type Overview = Success<'getProject'>['project'];

/** An unused project code. */
const code = (ctx: ScenarioContext): string => `K-${ctx.uuid().slice(0, 8)}`;

/** A new project in the request format: some have a due date, some a description. */
export const projectFields = (ctx: ScenarioContext) => ({
  id: ctx.uuid(),
  name: ctx.name('Project'),
  code: code(ctx),
  description: ctx.pick(['', 'Made by the conformance kit.']),
  dueOn: ctx.pick([null, '2030-01-31']),
});

type More = Partial<Pick<ReturnType<typeof projectFields>, 'dueOn'>>;

/** A new project of the person; returns its id. */
export async function project(ctx: ScenarioContext, me: Actor, more: More = {}): Promise<string> {
  const body = { ...projectFields(ctx), ...more };
  await me.request('createProject', { body });
  return body.id;
}

/** A new project below another; returns its id. */
export async function subProject(
  ctx: ScenarioContext,
  me: Actor,
  projectId: string,
  more: More = {},
): Promise<string> {
  const body = { ...projectFields(ctx), ...more };
  await me.request('addSubProject', { path: { projectId }, body });
  return body.id;
}

/** A project as the person sees it. */
export const seen = async (me: Actor, id: string): Promise<Overview> =>
  (await me.request('getProject', { path: { id } })).project;

/** A new task of a project; returns its id. */
export async function task(ctx: ScenarioContext, me: Actor, projectId: string): Promise<string> {
  const taskDescription = ctx.pick(['', 'Made by the conformance kit.']);
  const body = { projectId, taskName: ctx.name('Task'), taskDescription };
  return (await me.request('createProjectTask', { body })).taskId;
}

/** The person's employee id. */
export async function getEmployeeId(me: Actor): Promise<string> {
  const { employeeId } = (await me.request('getProfile')).profile;
  if (employeeId === null) throw new Error(`${me.role} has no employee record; add one.`);
  return employeeId;
}

/** An employee who can become a member of a project. */
export async function newcomer(ctx: ScenarioContext, me: Actor, id: string): Promise<string> {
  const found = await me.request('getEligibleProjectMembers', { path: { id } });
  return ctx.pick(found.projectMembersDetailView).employeeId;
}

/**
 * A project of one person and one of another, sometimes at the top, in the format of a link
 * request.
 */
export async function link(ctx: ScenarioContext, sub: Actor, parent: Actor) {
  const projectId = await project(ctx, parent);
  if (ctx.pick([true, false]))
    await parent.request('markAsApexProject', { path: { id: projectId } });
  // A link can only be requested below a project that the person can access.
  if (sub !== parent) await join(parent, projectId, sub);
  return {
    projectId,
    subProjectId: await project(ctx, sub),
    employeeId: await getEmployeeId(sub),
  };
}

/** A new file link of a new project; returns its id. */
export async function file(ctx: ScenarioContext, me: Actor): Promise<string> {
  const body = { id: ctx.uuid(), name: ctx.name('File'), url: 'https://files.test/kit' };
  await me.request('addProjectFile', { path: { projectId: await project(ctx, me) }, body });
  return body.id;
}

/** A new impediment; in a new project, unless one is given. */
export async function impediment(
  ctx: ScenarioContext,
  me: Actor,
  projectId?: string,
): Promise<string> {
  const of = projectId ?? (await project(ctx, me));
  const body = { projectId: of, impediments: ctx.name('Impediment') };
  return (await me.request('addImpediment', { body })).projectImpediment.id;
}

/** A new tag for everyone; returns its id. */
export async function tag(ctx: ScenarioContext, me: Actor): Promise<string> {
  const body = {
    id: ctx.uuid(),
    name: ctx.name('Tag'),
    color: ctx.pick(['#336699', '#cc3300']),
    teamId: null,
  };
  await me.request('createTag', { body });
  return body.id;
}

/** A tag on a new project. */
export async function tagged(ctx: ScenarioContext, me: Actor, assignedToAll = false) {
  const body = { projectId: await project(ctx, me), tagId: await tag(ctx, me), assignedToAll };
  await me.request('assignProjectTag', { body });
  return { projectId: body.projectId, tagId: body.tagId };
}

/** Makes a person a member of a project. */
export async function join(owner: Actor, projectId: string, who: Actor): Promise<string> {
  const employeeId = await getEmployeeId(who);
  await owner.request('addProjectMember', { body: { projectId, employeeId } });
  return employeeId;
}

/** A project of the owner with another member. */
export async function joint(ctx: ScenarioContext, owner: Actor, who: Actor): Promise<string> {
  const projectId = await project(ctx, owner);
  await join(owner, projectId, who);
  return projectId;
}

/** Books an hour of an empty day on a task; returns the entry's id. */
export async function bookOn(ctx: ScenarioContext, me: Actor, taskId: string): Promise<string> {
  const { id } = await add(ctx, me, { day: await emptyDay(ctx, me), from: '09:00', to: '10:00' });
  await me.request('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
  return id;
}
