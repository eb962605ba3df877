import type { Condition, Page, Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { Project, Task } from '../../../store/world/projects.ts';

type Db = Scope<World>;
type Name = 'projects' | 'tasks';
type Contains = readonly { fields: readonly ('searchText' | AccessField)[]; text: string }[];
type AccessField = 'memberIds' | 'memberIdsAbove' | 'creatorIds';

/** A project or a task. */
export type Work = Project | Task;

/** The projects and tasks that contain texts. */
interface Listed {
  db: Db;
  contains: Contains;
}

/** A number of projects and tasks; the first ones in their common order. */
type Counts = Record<Name, number>;

/** From the start of the list up to here, all records before a page are read, too. */
const shallow = 30;
/** The number of attempts to find a start close before a page. */
const attempts = 5;

/**
 * A page of the projects and tasks that contain all texts, each project before its tasks, by code.
 * They are two lists of the store in one order.
 */
export async function readWorkPage(
  listed: Listed,
  { skip, limit }: { skip: number; limit: number },
): Promise<Page<Work>> {
  const before = skip <= shallow ? { projects: 0, tasks: 0 } : await findStart(listed, skip);
  const rest = skip - before.projects - before.tasks;
  const [projects, tasks] = await Promise.all([
    readPart(listed, 'projects', { offset: before.projects, limit: rest + limit }),
    readPart(listed, 'tasks', { offset: before.tasks, limit: rest + limit }),
  ]);
  const rows = [...projects.rows, ...tasks.rows].toSorted(byWorkKey).slice(rest, rest + limit);
  return { rows, total: projects.total + tasks.total };
}

const byWorkKey = ({ workKey: a = '' }: Work, { workKey: b = '' }: Work): number =>
  a < b ? -1 : a > b ? 1 : 0;

const readPart = (
  { db, contains }: Listed,
  name: Name,
  part: { offset: number; limit: number; where?: Condition<{ workKey: string }>['where'] },
): Promise<Page<Work>> => db.page(name, { contains, order: { by: 'workKey' }, ...part });

/**
 * Finds how many projects and tasks are before a record that is close before a page: it guesses the
 * position in the longer list, and counts the records of the other that come before.
 */
async function findStart(listed: Listed, skip: number): Promise<Counts> {
  const [projects, tasks] = await Promise.all([
    readPart(listed, 'projects', { offset: 0, limit: 0 }),
    readPart(listed, 'tasks', { offset: 0, limit: 0 }),
  ]);
  const all = projects.total + tasks.total;
  // Nothing is left to read.
  if (skip >= all) return { projects: projects.total, tasks: skip - projects.total };
  const [long, short]: [Name, Name] =
    tasks.total < projects.total ? ['projects', 'tasks'] : ['tasks', 'projects'];
  const length = Math.max(projects.total, tasks.total);
  const share = length / all;
  let best: Counts = { projects: 0, tasks: 0 };
  let at = 0;
  let missing = skip;
  for (let attempt = 0; attempt < attempts && (missing < 0 || missing > shallow); attempt += 1) {
    at = Math.min(Math.max(0, at + Math.round((missing - shallow / 2) * share)), length - 1);
    const [edge] = (await readPart(listed, long, { offset: at, limit: 1 })).rows;
    if (!edge) break;
    const where = { workKey: { below: edge.workKey ?? '' } };
    const { total } = await readPart(listed, short, { offset: 0, limit: 0, where });
    missing = skip - at - total;
    const isBetter = missing >= 0 && at + total > best.projects + best.tasks;
    if (isBetter) best = { projects: 0, tasks: 0, [long]: at, [short]: total };
  }
  return best;
}
