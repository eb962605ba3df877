import type { Project, Task, TaskStatus } from '../../../store/world/projects.ts';
import type { SeedContext } from '../../context.ts';
import { seeded } from '../../seeded.ts';

const day = 86_400_000;
const hour = 3600;

/** The number of projects whose tasks have a plan, and of tasks of the one with the most. */
const plannedProjects = 40;
const most = 50;

const statuses: readonly TaskStatus[] = ['inProgress', 'open', 'done', 'open', 'blocked'];

const verbs = ['Draft', 'Review', 'Test', 'Translate', 'Publish'];
const things = [
  'the sign-in page',
  'the price list',
  'the import of addresses',
  'the release notes',
  'the handbook',
  'the reports',
  'the search',
  'the e-mail templates',
  'the terms of use',
  'the map of branches',
];

/** Plans the tasks of the first projects, and gives one of them fifty tasks. */
export async function planTasks(context: SeedContext, projects: readonly Project[]): Promise<void> {
  for (const [at, project] of projects.slice(0, plannedProjects).entries()) {
    const { db } = context;
    const where = { projectId: project.id };
    const tasks = await db.query('tasks', { where, order: { by: 'code' } });
    const members = await db.query('projectMembers', { where });
    const memberIds = members.flatMap((each) => (each.isActiveMember ? each.employeeId : []));
    const employees = await db.getMany('employees', memberIds);
    const active = memberIds.filter((id) => employees.get(id)?.isActive);
    const more = at === 3 ? buildTasks(context, project, tasks.length) : [];
    for (const [index, task] of [...tasks, ...more].entries()) {
      await db.put('tasks', { ...task, ...buildPlan(context, { at: at + index, active }) });
    }
  }
}

function buildTasks({ random, today }: SeedContext, project: Project, count: number): Task[] {
  return Array.from({ length: Math.max(0, most - count) }, (_, at) => {
    const number = count + at + 1;
    const fields = {
      id: random.uuid(),
      code: `${project.code}-T${number}`,
      name: `${verbs[at % verbs.length]} ${things[Math.floor(at / verbs.length) % things.length]}`,
      description: at % 6 === 0 ? 'Agree on the text with the client first.' : '',
      projectId: project.id,
    };
    return seeded(fields, today);
  });
}

function buildPlan(
  { today }: SeedContext,
  { at, active }: { at: number; active: readonly string[] },
): Partial<Task> {
  const dueIn = ((at * 5) % 40) - 8;
  const toDay = (inDays: number) => new Date(today + inDays * day).toISOString().slice(0, 10);
  const hasDates = at % 3 !== 2;
  return {
    status: statuses[at % statuses.length] ?? 'open',
    assigneeId: at % 4 === 3 ? null : (active[at % Math.max(1, active.length)] ?? null),
    startOn: hasDates && at % 2 === 0 ? toDay(dueIn - 7) : null,
    dueOn: hasDates ? toDay(dueIn) : null,
    estimateInSeconds: at % 3 === 1 ? null : (2 + ((at * 3) % 14)) * hour,
  };
}
