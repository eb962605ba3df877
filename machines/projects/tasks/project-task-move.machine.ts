import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import type { Choice } from '../../records/create-choice-search.ts';
import type { PartOutput } from '../../records/create-record-part.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import type { ProjectTask } from './project-task.ts';

interface TaskMove {
  taskId: string;
  /** The target. */
  projectId: string;
}

/** Moves a task to another project of the person, with its time. */
const moveTask = fromPromise<unknown, TaskMove>(({ input: query, signal }) =>
  api.moveProjectTask({ query, signal }),
);

interface MoveContext extends PartOutput {
  task: ProjectTask;
  target: Choice | null;
  /** Why no target can be sent yet: none is selected, or the project of the task is. */
  error: 'none' | 'same' | null;
  /** Why the last attempt failed. */
  failure: Failure | null;
}

type MoveEvent =
  | { type: 'target.selected'; target: Choice | null }
  | { type: 'SAVE' }
  | { type: 'CANCEL' };

const getError = ({ task, target }: MoveContext): MoveContext['error'] => {
  if (target === null) return 'none';
  return target.id === task.projectId ? 'same' : null;
};

export const projectTaskMoveMachine = setup({
  types: {
    context: {} as MoveContext,
    events: {} as MoveEvent,
    input: {} as { task: ProjectTask },
    output: {} as PartOutput,
    tags: {} as 'busy' | 'open',
  },
  actors: { moveTask },
  guards: {
    canMove: ({ context }) => getError(context) === null,
    isMissing: (_, { error }: { error: unknown }) => toProblem(error).kind === 'notFound',
  },
  actions: {
    select: assign((_, { target }: { target: Choice | null }) => ({ target, error: null })),
    showError: assign({ error: ({ context }) => getError(context) }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    markOutdated: assign({ isOutdated: true }),
  },
}).createMachine({
  id: 'project-task-move',
  description: 'A task moves to another project of the person. Source: PROJ-074.',
  context: ({ input }) => ({
    ...input,
    target: null,
    error: null,
    failure: null,
    isOutdated: false,
  }),
  output: ({ context: { isOutdated } }) => ({ isOutdated }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The person selects the project that the task moves to.',
      tags: 'open',
      on: {
        'target.selected': { actions: { type: 'select', params: ({ event }) => event } },
        SAVE: [{ guard: 'canMove', target: 'moving' }, { actions: 'showError' }],
        CANCEL: 'closed',
      },
    },
    moving: {
      description: 'The task is being moved.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'moveTask',
        src: 'moveTask',
        input: ({ context: { task, target } }) => ({
          taskId: task.taskId,
          projectId: target?.id ?? '',
        }),
        onDone: { target: 'moved', actions: 'markOutdated' },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'choosing',
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'markOutdated'],
          },
          {
            target: 'choosing',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    moved: {
      description: 'The task is in the other project; this one is loaded again.',
      type: 'final',
    },
    closed: { description: 'The dialog was closed; the task stays.', type: 'final' },
  },
});

export type ProjectTaskMoveActor = ActorRefFrom<typeof projectTaskMoveMachine>;
