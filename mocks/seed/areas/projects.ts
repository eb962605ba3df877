import type { Impediment, Project } from '../../store/world/projects.ts';
import type { AreaSeed, SeedContext } from '../context.ts';
import { seeded } from '../seeded.ts';
import { planTasks } from './projects/plan-tasks.ts';

const hindrances = [
  'The test server has been down since Monday.',
  'We’re waiting for the client’s logo.',
  'Two people are out sick, so the rollout has to be postponed.',
  'The license for the map service expires at the end of the month, and it isn’t clear who can sign a new contract: purchasing says it’s our job, legal says it’s theirs, and the vendor hasn’t replied to either of us. Until then, no one can test the address search, which half of the open tasks depend on.',
];

const files = ['First sketches', 'Minutes of the kick-off', 'Price list', 'Architecture', 'Budget'];

const day = 86_400_000;
const hour = 3_600_000;

/**
 * Data of projects that people add: open and resolved impediments, file links, watch lists, two
 * apex projects, members who have left, and requests to link a sub-project. Many projects have
 * none.
 */
export const seed: AreaSeed = async (context) => {
  const projects = (await context.db.query('projects')).toSorted((a, b) => byText(a.code, b.code));
  const main = projects.filter(({ parentId }) => parentId === null);
  await markApex(context, main);
  await requestLinks(context, main);
  await describeTasks(context, projects);
  await putLeavers(context, projects);
  await planTasks(context, projects);
  const analysts = await listAnalystIds(context);
  const notes = projects.flatMap((project, at) => [
    ...buildImpediments(context, project, at).map((each) => context.db.put('impediments', each)),
    ...buildFiles(context, project, at).map((each) => context.db.put('projectFiles', each)),
    ...buildWatches(project, at, analysts).map((each) => context.db.put('projectWatches', each)),
  ]);
  await Promise.all(notes);
  if (context.size === 'small') await putCreations(context, projects);
};

/** The first line of the history of each project. */
async function putCreations({ db }: SeedContext, projects: readonly Project[]): Promise<void> {
  for (const { id: projectId, name, createdOn, creatorName = '' } of projects) {
    await db.append('projectChanges', (sequence) => ({
      id: `${sequence}`,
      sequence,
      projectId,
      changedOn: createdOn,
      changedBy: creatorName,
      subject: 'project',
      action: 'added',
      name,
      changes: [],
    }));
  }
}

async function markApex({ db }: SeedContext, main: readonly Project[]): Promise<void> {
  for (const project of main.slice(0, 2)) {
    await db.put('projects', { ...project, isApexProject: true });
  }
}

/** Main projects send three link requests to the first owner, and one each to two other owners. */
async function requestLinks({ db, today }: SeedContext, main: readonly Project[]): Promise<void> {
  const [first, ...others] = [...new Set(main.map(({ ownerId }) => ownerId))].toSorted(byText);
  if (first === undefined) return;
  const free = main.slice(2);
  for (const [at, requestedOwnerId] of [first, first, first, ...others.slice(0, 2)].entries()) {
    const parent = main.find(({ ownerId }) => ownerId === requestedOwnerId);
    const index = free.findIndex(({ ownerId }) => ownerId !== requestedOwnerId);
    const [sub] = index < 0 ? [] : free.splice(index, 1);
    if (!parent || !sub) continue;
    const requestedOn = new Date(today - (1 + at) * day + 10 * hour).toISOString();
    const { id, ownerId: employeeId } = sub;
    await db.put('subProjectRequests', { id, projectId: parent.id, employeeId, requestedOn });
  }
}

const byText = (a: string, b: string) => (a < b ? -1 : 1);

/** Adds a description to some tasks. */
async function describeTasks({ db }: SeedContext, projects: readonly Project[]): Promise<void> {
  for (const { id, name } of projects.slice(0, 10)) {
    const [task] = await db.query('tasks', { where: { projectId: id }, order: { by: 'code' } });
    if (task) await db.put('tasks', { ...task, description: `${task.name} for ${name}.` });
  }
}

const resolutions = ['', 'Solved in a call with the vendor.'];

function buildImpediments(
  { random, today }: SeedContext,
  project: Project,
  at: number,
): Impediment[] {
  const count = at % 4 === 1 ? 1 + (at % 3) : 0;
  return Array.from({ length: count }, (_, number) => {
    const isResolved = number > 0 || at % 8 === 5;
    const createdAt = today - (number * 6 + 1 + (at % 5)) * day + 9 * hour;
    const fields = {
      id: random.uuid(),
      projectId: project.id,
      impediments: hindrances[(at + number) % hindrances.length] ?? '',
      createdBy: number === 0 ? project.ownerId : project.createdById,
      createdOn: new Date(createdAt).toISOString(),
      resolvedBy: isResolved ? project.ownerId : null,
      resolvedOn: isResolved ? new Date(createdAt + 20 * hour).toISOString() : null,
      resolution: isResolved ? (resolutions[number % resolutions.length] ?? '') : '',
    };
    return seeded(fields, today);
  });
}

function buildFiles({ random, today }: SeedContext, project: Project, at: number) {
  const count = at % 3 === 0 ? 1 + (at % 4) : 0;
  return Array.from({ length: count }, (_, number) => {
    const name = files[(at + number) % files.length] ?? '';
    const fields = {
      id: random.uuid(),
      projectId: project.id,
      name,
      url: `https://files.demo.test/${project.code}/${name.toLowerCase().replaceAll(' ', '-')}`,
      employeeId: project.ownerId,
      uploadedOn: new Date(today - number * 9 * day - 5 * hour).toISOString(),
    };
    return seeded(fields, today);
  });
}

/**
 * Owners watch every sixth of their projects; people with access to the analytics watch every
 * seventh of all.
 */
function buildWatches({ id, ownerId }: Project, at: number, analysts: readonly string[]) {
  const watching = new Set([...(at % 6 === 0 ? [ownerId] : []), ...(at % 7 === 3 ? analysts : [])]);
  return [...watching].map((employeeId) => ({
    id: `${id}:${employeeId}`,
    projectId: id,
    employeeId,
  }));
}

/** The employees with access to project analytics. */
async function listAnalystIds({ db }: SeedContext): Promise<string[]> {
  const roles = await db.query('roles');
  const allowed = new Set(
    roles
      .filter(({ privileges }) => privileges.includes('projectAnalytics.basic'))
      .map(({ id }) => id),
  );
  const users = await db.query('tenantUsers');
  return users.flatMap(({ employeeId, roleIds, isAtWork }) =>
    isAtWork && employeeId !== null && roleIds.some((id) => allowed.has(id)) ? [employeeId] : [],
  );
}

/**
 * In every ninth project, a person with booked time who is not a member counts as a former member.
 */
async function putLeavers({ db }: SeedContext, projects: readonly Project[]): Promise<void> {
  const owners = [...new Set(projects.map(({ ownerId }) => ownerId))];
  // Queried by person, since there are few people and thousands of projects.
  const bookedBy = owners.map(async (employeeId) => {
    const entries = await db.query('entries', { where: { employeeId } });
    return { employeeId, booked: new Set(entries.map(({ projectId }) => projectId)) };
  });
  const people = await Promise.all(bookedBy);
  const leavers = projects
    .filter((_, at) => at % 9 === 4)
    .flatMap(({ id: projectId }) =>
      people
        .filter(({ booked }) => booked.has(projectId))
        .map(({ employeeId }) => ({ id: `${projectId}:${employeeId}`, projectId, employeeId })),
    )
    .map(async (leaver) => {
      if (await db.get('projectMembers', leaver.id)) return;
      await db.put('projectMembers', { ...leaver, isActiveMember: false });
    });
  await Promise.all(leavers);
}
