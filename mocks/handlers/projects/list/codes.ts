import { conflictAt } from '../../../core/requests/http-error.ts';
import { foldAccents } from '../../../common/search-keys.ts';
import { splitWords } from '../../../common/projects/words.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { Project, Task } from '../../../store/world/projects.ts';
import { getTaskNumber } from '../../../common/projects/task-order.ts';

type Db = Scope<World>;

/** Maximum length of the prefix of a derived code, so that the code stays within 30 characters. */
const longestStart = 24;

/**
 * A new code as stored, in capital letters. 409 when a project has it, or a deleted one had it: its
 * name in old reports and messages would mean another project.
 */
export async function freeCode(db: Db, sent: string): Promise<string> {
  const code = sent.toUpperCase();
  if (await db.find('projects', { code })) throw conflictAt('code', 'projectCodeTaken', { code });
  if (await db.get('deletedProjectCodes', code)) {
    throw conflictAt('code', 'projectCodeDeleted', { code });
  }
  return code;
}

/** Keeps the code of a deleted project from being used again. */
export const retireCode = (db: Db, { id, code }: Project): Promise<void> =>
  db.put('deletedProjectCodes', { id: code, projectId: id });

/** The first unused code derived from another: `AS-009-1`. */
export const nextCode = (db: Db, { code }: Pick<Project, 'code'>): Promise<string> =>
  firstFree(db, (number) => `${code.slice(0, longestStart)}-${number}`);

/**
 * An unused code for a new project: the initials of its name (`PL`, then `PL-2`), or the code of
 * its parent with a number.
 */
export function suggestCode(db: Db, name: string, parent: Project | null): Promise<string> {
  if (parent) return nextCode(db, parent);
  const start = getInitials(name) || 'P';
  return firstFree(db, (number) => (number === 1 ? start : `${start}-${number}`));
}

async function firstFree(db: Db, build: (number: number) => string): Promise<string> {
  for (let from = 1; ; from += 20) {
    const codes = Array.from({ length: 20 }, (_, at) => build(from + at));
    const [groups, deleted] = await Promise.all([
      db.groups('projects', { where: { code: codes }, by: 'code' }),
      db.getMany('deletedProjectCodes', codes),
    ]);
    const taken = new Set(groups.map(({ value }) => value));
    const free = codes.find((code) => !taken.has(code) && !deleted.has(code));
    if (free !== undefined) return free;
  }
}

/** The first Latin letters and digits of the words of a name, at most six: `PL`. */
const getInitials = (name: string): string =>
  splitWords(name)
    .flatMap((word) => /[a-z0-9]/.exec(foldAccents(word))?.[0] ?? [])
    .slice(0, 6)
    .join('')
    .toUpperCase();

/** The code of a project's next task, `AS-009-T4`; no number is used a second time. */
export async function nextTaskCode(db: Db, project: Project): Promise<string> {
  const [last] = await db.query('tasks', {
    where: { projectId: project.id },
    order: { by: 'code', direction: 'descending' },
    limit: 1,
  });
  const highest = Math.max(project.lastTaskNumber ?? 0, last ? getTaskNumber(last) : 0);
  return `${project.code}-T${highest + 1}`;
}

/** Notes the number of a task that leaves its project, so that its code is not used again. */
export async function retireTaskCode(db: Db, project: Project, task: Task): Promise<void> {
  const number = getTaskNumber(task);
  if (number <= (project.lastTaskNumber ?? 0)) return;
  await db.put('projects', { ...project, lastTaskNumber: number });
}

/** Gives the tasks of a project new codes after the project's code has changed. */
export async function renameTasks(db: Db, before: Project, after: Project): Promise<void> {
  if (before.code === after.code) return;
  for (const task of await db.query('tasks', { where: { projectId: after.id } })) {
    await db.put('tasks', { ...task, code: `${after.code}-T${getTaskNumber(task)}` });
  }
}
