import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, type Schema, toProblem } from '#openapi/client/index.ts';
import type { PartOutput } from '../../records/create-record-part.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';
import { emptyTask, validateTask, type ProjectTask } from './project-task.ts';

/** Turns a task into a project, with its time. */
const convertTask = fromPromise<unknown, Schema<'TaskConversion'>>(({ input: body, signal }) =>
  api.convertTaskToProject({ body, signal }),
);

/** The project that the task becomes. */
export interface ConversionForm {
  taskName: string;
  taskDescription: string;
  isMainProject: boolean;
}

interface ConversionContext extends PartOutput {
  task: ProjectTask;
  form: ConversionForm;
  errors: FieldErrors<'taskName' | 'taskDescription'>;
  /** Why the last attempt failed. */
  failure: Failure | null;
}

type ConversionEvent =
  | { type: 'form.changed'; change: Partial<ConversionForm> }
  | { type: 'SAVE' }
  | { type: 'CANCEL' };

function validateForm({ taskName, taskDescription }: ConversionForm) {
  const errors = validateTask({ ...emptyTask, taskName, taskDescription });
  return {
    ...(errors.taskName && { taskName: errors.taskName }),
    ...(errors.taskDescription && { taskDescription: errors.taskDescription }),
  };
}

export const projectTaskConversionMachine = setup({
  types: {
    context: {} as ConversionContext,
    events: {} as ConversionEvent,
    input: {} as { task: ProjectTask },
    output: {} as PartOutput,
    tags: {} as 'busy' | 'open',
  },
  actors: { convertTask },
  guards: {
    isFormValid: ({ context }) => Object.keys(validateForm(context.form)).length === 0,
    isMissing: (_, { error }: { error: unknown }) => toProblem(error).kind === 'notFound',
  },
  actions: {
    change: assign(({ context }, { change }: { change: Partial<ConversionForm> }) => ({
      form: { ...context.form, ...change },
      errors: {},
    })),
    showErrors: assign({ errors: ({ context }) => validateForm(context.form) }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    markOutdated: assign({ isOutdated: true }),
  },
}).createMachine({
  id: 'project-task-conversion',
  description:
    'A task becomes a main project or a sub-project, and leaves the task list. Source: PROJ-041, PROJ-042.',
  context: ({ input: { task } }) => ({
    task,
    form: {
      taskName: task.taskName,
      taskDescription: task.taskDescription,
      isMainProject: false,
    },
    errors: {},
    failure: null,
    isOutdated: false,
  }),
  output: ({ context: { isOutdated } }) => ({ isOutdated }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The person names the project, and selects where it belongs.',
      tags: 'open',
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        SAVE: [{ guard: 'isFormValid', target: 'converting' }, { actions: 'showErrors' }],
        CANCEL: 'closed',
      },
    },
    converting: {
      description: 'The task is being turned into a project.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'convertTask',
        src: 'convertTask',
        input: ({ context: { task, form } }) => ({
          projectId: task.projectId,
          taskId: task.taskId,
          taskName: form.taskName.trim(),
          taskDescription: form.taskDescription.trim(),
          isMainProject: form.isMainProject,
        }),
        onDone: { target: 'converted', actions: 'markOutdated' },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'filling',
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'markOutdated'],
          },
          {
            target: 'filling',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    converted: {
      description: 'The task is a project now; the task list is loaded again.',
      type: 'final',
    },
    closed: { description: 'The dialog was closed; the task stays.', type: 'final' },
  },
});

export type ProjectTaskConversionActor = ActorRefFrom<typeof projectTaskConversionMachine>;
