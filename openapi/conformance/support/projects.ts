/** What recipes and scenarios of projects, tags and their reports share. */
import type { Actor, Kit, Success } from '../scenario/types.ts';
import { add, emptyDay } from './clockwork.ts';

export type Overview = Success<'getProject'>['project'];

/** A code that no project has. */
const code = (kit: Kit): string => `K-${kit.uuid().slice(0, 8)}`;

/** A project that nobody knows yet, as it is sent: some are due, and some are described. */
export const projectFields = (kit: Kit) => ({
  id: kit.uuid(),
  name: kit.name('Project'),
  code: code(kit),
  description: kit.pick(['', 'Made by the conformance kit.']),
  dueOn: kit.pick([null, '2030-01-31']),
});

type More = Partial<Pick<ReturnType<typeof projectFields>, 'dueOn'>>;

/** A new project of the person's; its id. */
export async function project(kit: Kit, me: Actor, more: More = {}): Promise<string> {
  const body = { ...projectFields(kit), ...more };
  await me.ask('createProject', { body });
  return body.id;
}

/** A new project below another; its id. */
export async function subProject(
  kit: Kit,
  me: Actor,
  projectId: string,
  more: More = {},
): Promise<string> {
  const body = { ...projectFields(kit), ...more };
  await me.ask('addSubProject', { path: { projectId }, body });
  return body.id;
}

/** A project as the person sees it. */
export const seen = async (me: Actor, id: string): Promise<Overview> =>
  (await me.ask('getProject', { path: { id } })).project;

/** A new task of a project; its id. */
export async function task(kit: Kit, me: Actor, projectId: string): Promise<string> {
  const taskDescription = kit.pick(['', 'Made by the conformance kit.']);
  const body = { projectId, taskName: kit.name('Task'), taskDescription };
  return (await me.ask('createProjectTask', { body })).taskId;
}

/** The person's employee id. */
export async function employeeIdOf(me: Actor): Promise<string> {
  const { employeeId } = (await me.ask('getProfile')).profile;
  if (employeeId === null) throw new Error(`${me.role} has no employee record.`);
  return employeeId;
}

/** An employee who could become a member of a project. */
export async function newcomer(kit: Kit, me: Actor, id: string): Promise<string> {
  const found = await me.ask('getEligibleProjectMembers', { path: { id } });
  return kit.pick(found.projectMembersDetailView).employeeId;
}

/** A project with somebody else in it. */
export async function shared(kit: Kit, me: Actor) {
  const projectId = await project(kit, me);
  const employeeId = await newcomer(kit, me, projectId);
  await me.ask('addProjectMember', { body: { projectId, employeeId } });
  return { projectId, employeeId };
}

/** A project of somebody's and one of another's, at times at the top, as a link between them is sent. */
export async function link(kit: Kit, sub: Actor, parent: Actor) {
  const projectId = await project(kit, parent);
  if (kit.pick([true, false])) await parent.ask('markAsApexProject', { path: { id: projectId } });
  // A link is requested below a project that the person has access to.
  if (sub !== parent) await join(parent, projectId, sub);
  return {
    projectId,
    subProjectId: await project(kit, sub),
    employeeId: await employeeIdOf(sub),
  };
}

/** A new file link of a new project; its id. */
export async function file(kit: Kit, me: Actor): Promise<string> {
  const body = { id: kit.uuid(), name: kit.name('File'), url: 'https://files.test/kit' };
  await me.ask('addProjectFile', { path: { projectId: await project(kit, me) }, body });
  return body.id;
}

/** A new impediment; of a new project, when none is named. */
export async function impediment(kit: Kit, me: Actor, projectId?: string): Promise<string> {
  const of = projectId ?? (await project(kit, me));
  const body = { projectId: of, impediments: kit.name('Impediment') };
  return (await me.ask('addImpediment', { body })).projectImpediment.id;
}

/** A new tag for everybody; its id. */
export async function tag(kit: Kit, me: Actor): Promise<string> {
  const body = {
    id: kit.uuid(),
    name: kit.name('Tag'),
    color: kit.pick(['#336699', '#cc3300']),
    teamId: null,
  };
  await me.ask('createTag', { body });
  return body.id;
}

/** A tag on a new project. */
export async function tagged(kit: Kit, me: Actor, assignedToAll = false) {
  const body = { projectId: await project(kit, me), tagId: await tag(kit, me), assignedToAll };
  await me.ask('assignProjectTag', { body });
  return { projectId: body.projectId, tagId: body.tagId };
}

/** Makes somebody a member of a project. */
export async function join(owner: Actor, projectId: string, who: Actor): Promise<string> {
  const employeeId = await employeeIdOf(who);
  await owner.ask('addProjectMember', { body: { projectId, employeeId } });
  return employeeId;
}

/** A project of the owner's in which somebody else takes part. */
export async function joint(kit: Kit, owner: Actor, who: Actor): Promise<string> {
  const projectId = await project(kit, owner);
  await join(owner, projectId, who);
  return projectId;
}

/** Books an hour of an empty day on a task; the entry's id. */
export async function bookOn(kit: Kit, me: Actor, taskId: string): Promise<string> {
  const { id } = await add(kit, me, { day: await emptyDay(kit, me), from: '09:00', to: '10:00' });
  await me.ask('assignClockWorkEntries', { query: { taskId }, body: [{ id }] });
  return id;
}
