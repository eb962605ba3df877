import type { components } from '@atrium/contract/generated/types.ts';
import { toAccessCondition } from '../../common/analytics/access.ts';
import { addDays, toIsoDay } from '../../common/clockwork/time.ts';
import { getWeekStart } from '../../common/clockwork/working-time.ts';
import type { Page, Range } from '../../store/store.ts';
import type { Project, Task } from '../../store/world/projects.ts';
import type { TileCall } from './tile.ts';

type Contract = components['schemas'];

/** Number of tasks that the tile lists for a period. */
const limit = 5;

/** A task without a status is open. */
const notDone = ['open', 'inProgress', 'blocked', null] as const;

/**
 * The user's tasks that are overdue, due today or due later in the organization's week; null
 * without an employee record. Source: SHELL-D61.
 */
export async function tasksTile(call: TileCall): Promise<Contract['TasksTile'] | null> {
  const { db, user, clock } = call;
  const { employeeId } = user;
  if (employeeId === null) return null;
  const today = toIsoDay(new Date(clock.now()).toISOString(), user.timeZone);
  const tomorrow = addDays(today, 1);
  const nextWeek = addDays(await getWeekStart(db, today), 7);
  const readDue = (dueOn: Range<string>) =>
    db.page('tasks', {
      where: { assigneeId: employeeId, dueOn, status: notDone },
      contains: toAccessCondition(user),
      order: { by: 'dueOn' },
      limit,
    });
  const [overdue, dueToday, dueThisWeek] = await Promise.all([
    readDue({ below: today }),
    readDue({ from: today, below: tomorrow }),
    readDue({ from: tomorrow, below: nextWeek }),
  ]);
  const tasks = [overdue, dueToday, dueThisWeek].flatMap(({ rows }) => rows);
  const ids = tasks.map(({ projectId }) => projectId);
  const projects = await db.getMany('projects', ids);
  return {
    today,
    overdue: toDueTasks(overdue, projects),
    dueToday: toDueTasks(dueToday, projects),
    dueThisWeek: toDueTasks(dueThisWeek, projects),
  };
}

const toDueTasks = (
  { rows, total }: Page<Task>,
  projects: ReadonlyMap<string, Project>,
): Contract['DueTasks'] => ({
  count: total,
  tasks: rows.map(({ id, code, name, projectId, status = 'open', dueOn }) => ({
    taskId: id,
    taskCode: code,
    taskName: name,
    projectId,
    projectCode: projects.get(projectId)?.code ?? '',
    projectName: projects.get(projectId)?.name ?? '',
    status,
    dueOn: dueOn ?? '',
  })),
});
