import { assign, emit, enqueueActions, setup } from 'xstate';
import type { PartOutput } from '../../records/create-record-part.ts';
import type { ProjectPartInput, ProjectPartUpdate } from '../parts/project-part.ts';
import { projectTaskConversionMachine } from './project-task-conversion.machine.ts';
import { projectTaskDeletionMachine } from './project-task-deletion.machine.ts';
import { projectTaskMoveMachine } from './project-task-move.machine.ts';
import { projectTaskMachine } from './project-task.machine.ts';
import { sendTaskChange } from './project-tasks.actors.ts';
import type { ProjectTask } from './project-task.ts';
import { withLatest, withNewer, withTask, type TaskChange } from './task-change.ts';
import { taskQuickAddMachine, type QuickAddReport } from './task-quick-add.machine.ts';

export interface ProjectTasksContext extends ProjectPartInput {
  /** The tasks as the server has them. */
  tasks: readonly ProjectTask[];
  /** Changes that are shown, but not stored yet; they are sent one after the other. */
  pending: readonly TaskChange[];
  /** The task of the open dialog; null for a new one. */
  task: ProjectTask | null;
  /** Whether the address names a task that the project does not have. */
  isTaskMissing: boolean;
}

export type ProjectTasksEvent =
  | ProjectPartUpdate
  | QuickAddReport
  /** A timer of the person was started or stopped. */
  | { type: 'times.changed' }
  | { type: 'ADD' }
  | { type: 'EDIT' | 'DELETE' | 'MOVE' | 'CONVERT'; task: ProjectTask }
  /** The address names a task, or none. */
  | { type: 'task.opened'; taskId: string | null }
  | { type: 'status.change'; taskId: string; status: ProjectTask['status'] }
  | { type: 'task.place'; taskId: string; afterTaskId: string | null };

interface Output {
  output: PartOutput;
}

const findTask = ({ tasks }: ProjectTasksContext, taskId: string | null) =>
  tasks.find((task) => task.taskId === taskId);

/** Changes without those of tasks that have left; the first one is being sent. */
function withoutMissing(
  [first, ...waiting]: readonly TaskChange[],
  tasks: readonly ProjectTask[],
): readonly TaskChange[] {
  const ids = new Set(tasks.map(({ taskId }) => taskId));
  return first ? [first, ...waiting.filter(({ taskId }) => ids.has(taskId))] : [];
}

/** The first pending change and its task. */
export function getNextChange({ pending, tasks }: ProjectTasksContext) {
  const [change] = pending;
  const task = tasks.find(({ taskId }) => taskId === change?.taskId);
  if (!change || !task) throw new Error('No change is pending; check the guards.');
  return { change, task };
}

/** The task that a dialog is about. */
export function getTask({ task }: ProjectTasksContext): ProjectTask {
  if (!task) throw new Error('No task is selected; send the event with one.');
  return task;
}

/** Guards, actions and actors of the machine of a project's tasks. */
export const projectTasksSetup = setup({
  types: {
    context: {} as ProjectTasksContext,
    events: {} as ProjectTasksEvent,
    input: {} as ProjectPartInput,
    emitted: {} as { type: 'task.closed' },
    children: {} as {
      quickAdd: 'quickAdd';
      task: 'task';
      deletion: 'deletion';
      move: 'move';
      conversion: 'conversion';
    },
    tags: {} as 'busy',
  },
  actors: {
    sendTaskChange,
    quickAdd: taskQuickAddMachine,
    task: projectTaskMachine,
    deletion: projectTaskDeletionMachine,
    move: projectTaskMoveMachine,
    conversion: projectTaskConversionMachine,
  },
  guards: {
    isOutdated: (_, { output }: Output) => output.isOutdated,
    isKnown: ({ context }, { taskId }: { taskId: string | null }) =>
      findTask(context, taskId) !== undefined,
    isNamed: (_, { taskId }: { taskId: string | null }) => taskId !== null,
    isUnnamed: (_, { taskId }: { taskId: string | null }) => taskId === null,
    isStatusStored: ({ context: { pending, task } }) =>
      !pending.some(({ kind, taskId }) => kind === 'status' && taskId === task?.taskId),
    hasPending: ({ context }) => context.pending.length > 0,
  },
  actions: {
    show: assign(({ context }, { detail }: Pick<ProjectPartUpdate, 'detail'>) => {
      const tasks = withNewer(context.tasks, detail.project.tasks);
      return { detail, tasks, pending: withoutMissing(context.pending, tasks) };
    }),
    select: assign((_, { task }: { task: ProjectTask | null }) => ({ task })),
    selectNamed: assign(({ context }, { taskId }: { taskId: string | null }) => ({
      task: findTask(context, taskId) ?? null,
    })),
    selectStored: assign(({ context }) => ({
      task: findTask(context, context.task?.taskId ?? null) ?? context.task,
    })),
    markMissing: assign((_, isTaskMissing: boolean) => ({ isTaskMissing })),
    addPending: assign(({ context: { pending } }, change: TaskChange) => ({
      pending: [...pending.slice(0, 1), ...withLatest(pending.slice(1), change)],
    })),
    removePending: assign(({ context: { pending } }) => ({ pending: pending.slice(1) })),
    storeTask: assign(({ context: { tasks } }, { task }: { task: ProjectTask | null }) =>
      task ? { tasks: withTask(tasks, task) } : {},
    ),
    removeTask: assign(({ context }) => {
      const tasks = context.tasks.filter(({ taskId }) => taskId !== context.task?.taskId);
      return { tasks, pending: withoutMissing(context.pending, tasks) };
    }),
    reportChanged: enqueueActions(({ context: { report }, enqueue }) => {
      enqueue(() => report.send({ type: 'project.changed' }));
    }),
    emitClosed: emit({ type: 'task.closed' }),
  },
});
