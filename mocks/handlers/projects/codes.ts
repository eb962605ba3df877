import { reject } from '../../core/http-error.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Project, Task } from '../../store/world/projects.ts';

type Db = Scope<World>;

/** Maximum length of the prefix of a derived code, so that the code stays within 30 characters. */
const longestStart = 24;

/** A code as stored, in capital letters. 409 when another project has it. */
export async function freeCode(db: Db, { id, code: sent }: { id: string; code: string }) {
  const code = sent.toUpperCase();
  const other = await db.find('projects', { code });
  if (other && other.id !== id) throw reject(409, 'projectCodeTaken', { code });
  return code;
}

/** The first unused code derived from another: `AS-009-1`. */
export async function nextCode(db: Db, { code }: Pick<Project, 'code'>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const next = `${code.slice(0, longestStart)}-${number}`;
    if (!(await db.find('projects', { code: next }))) return next;
  }
}

/** The code of a project's next task: `AS-009-T4`. */
export async function nextTaskCode(db: Db, { id, code }: Project): Promise<string> {
  const [last] = await db.query('tasks', {
    where: { projectId: id },
    order: { by: 'code', direction: 'descending' },
    limit: 1,
  });
  return `${code}-T${last ? toNumber(last) + 1 : 1}`;
}

/** Gives the tasks of a project new codes after the project's code has changed. */
export async function renameTasks(db: Db, before: Project, after: Project): Promise<void> {
  if (before.code === after.code) return;
  for (const task of await db.query('tasks', { where: { projectId: after.id } })) {
    await db.put('tasks', { ...task, code: `${after.code}-T${toNumber(task)}` });
  }
}

const toNumber = ({ code }: Task): number => Number(/(\d+)$/.exec(code)?.[1] ?? 0);
