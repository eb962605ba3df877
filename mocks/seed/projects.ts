import type { World } from '../store/world.ts';
import { createNames } from './project-names.ts';
import type { Random } from './random.ts';
import { seeded } from './seeded.ts';

type Project = World['projects'];
type Task = World['tasks'];

/** Sample descriptions of time entries. */
export const descriptions: readonly string[] = [
  'Daily stand-up',
  'Review of the pull requests',
  'Client call',
  'Fix the address import',
  'Write the release notes',
  'Plan the next sprint',
  'Test the new sign-in',
  'Answer support questions',
  'Prepare the workshop',
  'Update the price list',
  '',
];

/** The input for building projects; at least one employee must own them. */
interface Plan {
  /** Prefix of the project codes. */
  prefix: string;
  count: number;
  employeeIds: readonly string[];
  /** The start of the day of seeding, in ms. */
  today: number;
}

const day = 86_400_000;

/** The number of tasks of each project. */
const tasksOfEach = 3;

/** `count` projects, three levels deep, with three tasks and up to three members each. */
export function createProjects(random: Random, { prefix, count, employeeIds, today }: Plan) {
  const projects: Project[] = [];
  const tasks: Task[] = [];
  const members: World['projectMembers'][] = [];
  const names = createNames(random, prefix);
  const levels = new Map<string, number>();
  if (employeeIds.length === 0) return { projects, tasks, members };
  for (let number = 1; number <= count; number += 1) {
    const parent = number > count / 5 ? (projects[Math.floor((number - 1) / 3)] ?? null) : null;
    const id = random.uuid();
    const level = parent ? (levels.get(parent.id) ?? 1) : 0;
    levels.set(id, level + 1);
    const { name, description } = parent ? names.sub(parent, level) : names.main();
    const fields = {
      id,
      code: `${prefix}-${String(number).padStart(3, '0')}`,
      name,
      parentId: parent?.id ?? null,
      ...ownership(number, { employeeIds, today }),
      description,
      isApexProject: false,
    };
    const project: Project = seeded(fields, today);
    projects.push(project);
    const nextTask = names.tasks();
    for (let task = 1; task <= tasksOfEach; task += 1) {
      const taskId = random.uuid();
      const code = `${project.code}-T${task}`;
      const todo = { id: taskId, code, name: nextTask(), description: '', projectId: id };
      tasks.push(seeded(todo, today));
    }
    members.push(...buildMembers(number, id, employeeIds));
  }
  return { projects, tasks, members };
}

/** Owners rotate without random draws, so that draws depend only on the names. */
function ownership(number: number, { employeeIds, today }: Pick<Plan, 'employeeIds' | 'today'>) {
  const ownerId = turn(employeeIds, number);
  const dueIn = ((number * 7) % 90) - 20;
  return {
    ownerId,
    createdById: ownerId,
    createdOn: new Date(today - (30 + ((number * 11) % 300)) * day).toISOString(),
    dueOn: number % 4 === 0 ? null : new Date(today + dueIn * day).toISOString().slice(0, 10),
  };
}

function buildMembers(number: number, projectId: string, employeeIds: readonly string[]) {
  const selected = new Set([0, 1, 2].map((step) => turn(employeeIds, number + step)));
  return [...selected].map((employeeId) => ({
    id: `${projectId}:${employeeId}`,
    projectId,
    employeeId,
    isActiveMember: true,
  }));
}

/** Projects with their tasks and members. */
export type Work = ReturnType<typeof createProjects>;

/** Adds a colleague to three projects, in rotation: returns the tasks and the memberships. */
export function partIn(
  { projects, tasks }: Work,
  { employeeId, number }: { employeeId: string; number: number },
): Pick<Work, 'tasks' | 'members'> {
  const joined = [0, 1, 2].map((step) => (number * 3 + step) % projects.length);
  return {
    tasks: joined.flatMap((at) => tasks.slice(at * tasksOfEach, (at + 1) * tasksOfEach)),
    members: joined.flatMap((at) => {
      const projectId = projects[at]?.id;
      if (projectId === undefined) return [];
      return [{ id: `${projectId}:${employeeId}`, projectId, employeeId, isActiveMember: true }];
    }),
  };
}

/** The tasks of the projects of an employee, with all sub-projects. */
export function listTasks(employeeId: string, { projects, tasks, members }: Work): readonly Task[] {
  const joined = new Set(
    members.filter((each) => each.employeeId === employeeId).map(({ projectId }) => projectId),
  );
  // Parents come before their sub-projects in the list.
  for (const { id, parentId } of projects) if (joined.has(parentId ?? '')) joined.add(id);
  return tasks.filter(({ projectId }) => joined.has(projectId));
}

function turn(employeeIds: readonly string[], number: number): string {
  const employeeId = employeeIds[number % employeeIds.length];
  if (employeeId === undefined)
    throw new Error('`employeeIds` is empty; pass at least one employee to own the projects.');
  return employeeId;
}
