import { inOrder, type ProjectTask, type TaskStatus } from './project-task.ts';

/** A change of a task from its row, shown at once and sent afterwards. */
export type TaskChange =
  | { kind: 'status'; taskId: string; status: TaskStatus }
  /** Places the task after another one; null places it first. */
  | { kind: 'place'; taskId: string; afterTaskId: string | null };

/** The tasks in their order, with a change that the server does not have yet. */
function withChange(tasks: readonly ProjectTask[], change: TaskChange): readonly ProjectTask[] {
  if (change.kind === 'status') {
    const { taskId, status } = change;
    return tasks.map((task) => (task.taskId === taskId ? { ...task, status } : task));
  }
  const moved = tasks.find(({ taskId }) => taskId === change.taskId);
  if (!moved) return tasks;
  const others = tasks.filter((task) => task !== moved);
  const at = others.findIndex(({ taskId }) => taskId === change.afterTaskId);
  return others.toSpliced(at + 1, 0, moved);
}

/** The tasks of a project in their order, with the changes that are being sent. */
export const withChanges = (
  tasks: readonly ProjectTask[],
  pending: readonly TaskChange[],
): readonly ProjectTask[] => pending.reduce(withChange, inOrder(tasks));

/** The tasks with one that the server has returned. */
export const withTask = (tasks: readonly ProjectTask[], task: ProjectTask): ProjectTask[] =>
  tasks.some(({ taskId }) => taskId === task.taskId)
    ? tasks.map((each) => (each.taskId === task.taskId ? task : each))
    : [...tasks, task];

/** The tasks of a later response, except for those of which a newer version is known. */
export function withNewer(
  known: readonly ProjectTask[],
  loaded: readonly ProjectTask[],
): ProjectTask[] {
  const byId = new Map(known.map((task) => [task.taskId, task]));
  return loaded.map((task) => {
    const own = byId.get(task.taskId);
    return own && own.version > task.version ? own : task;
  });
}

/** Changes that wait, with another one that replaces an earlier one of the same task. */
export function withLatest(
  waiting: readonly TaskChange[],
  change: TaskChange,
): readonly TaskChange[] {
  // Places build on each other: only the last one can be replaced.
  const last = waiting.findLastIndex(({ kind }) => kind === change.kind);
  const replaced = waiting.filter(
    (each, at) =>
      each.kind !== change.kind ||
      each.taskId !== change.taskId ||
      (change.kind === 'place' && at !== last),
  );
  return [...replaced, change];
}
