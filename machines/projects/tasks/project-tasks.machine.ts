import { sendTo, spawnChild, type ActorRefFrom } from 'xstate';
import { getNextChange, getTask, projectTasksSetup } from './project-tasks.setup.ts';

export type { ProjectTasksContext } from './project-tasks.setup.ts';

export const projectTasksMachine = projectTasksSetup.createMachine({
  id: 'project-tasks',
  description:
    'The tasks of a project: added, edited, ordered, moved, deleted and turned into projects. Source: PROJ-008, PROJ-040, PROJ-041.',
  context: ({ input }) => ({
    ...input,
    tasks: input.detail.project.tasks,
    pending: [],
    task: null,
    isTaskMissing: false,
  }),
  entry: spawnChild('quickAdd', {
    id: 'quickAdd',
    input: ({ context, self }) => ({ projectId: context.detail.project.id, report: self }),
  }),
  type: 'parallel',
  on: {
    'project.updated': { actions: { type: 'show', params: ({ event }) => event } },
    'task.added': { actions: { type: 'storeTask', params: ({ event }) => event } },
    'tasks.added': { actions: 'reportChanged' },
    'times.changed': { actions: 'reportChanged' },
    'status.change': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      actions: {
        type: 'addPending',
        params: ({ event: { taskId, status = 'open' } }) => ({ kind: 'status', taskId, status }),
      },
    },
    'task.place': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      actions: {
        type: 'addPending',
        params: ({ event: { taskId, afterTaskId } }) => ({ kind: 'place', taskId, afterTaskId }),
      },
    },
  },
  states: {
    dialog: {
      description: 'The dialog about a task.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The list is shown.',
          on: {
            ADD: { target: 'editing', actions: { type: 'select', params: { task: null } } },
            EDIT: { target: 'opening', actions: { type: 'select', params: ({ event }) => event } },
            DELETE: {
              target: 'deleting',
              actions: { type: 'select', params: ({ event }) => event },
            },
            MOVE: { target: 'moving', actions: { type: 'select', params: ({ event }) => event } },
            CONVERT: {
              target: 'converting',
              actions: { type: 'select', params: ({ event }) => event },
            },
            'task.opened': [
              {
                guard: { type: 'isKnown', params: ({ event }) => event },
                target: 'opening',
                actions: [
                  { type: 'selectNamed', params: ({ event }) => event },
                  { type: 'markMissing', params: false },
                ],
              },
              {
                guard: { type: 'isNamed', params: ({ event }) => event },
                actions: { type: 'markMissing', params: true },
              },
              { actions: { type: 'markMissing', params: false } },
            ],
          },
        },
        opening: {
          description:
            'A changed status of the task is being stored first: the dialog would overwrite it.',
          tags: 'busy',
          on: {
            'task.opened': {
              guard: { type: 'isUnnamed', params: ({ event }) => event },
              target: 'closed',
            },
          },
          always: { guard: 'isStatusStored', target: 'editing', actions: 'selectStored' },
        },
        editing: {
          description: 'A task is added or edited in its dialog, which has its own machine.',
          exit: 'emitClosed',
          on: {
            'task.opened': {
              guard: { type: 'isUnnamed', params: ({ event }) => event },
              actions: sendTo('task', { type: 'CANCEL' }),
            },
          },
          invoke: {
            id: 'task',
            src: 'task',
            input: ({ context: { detail, task } }) => ({
              parentId: detail.project.id,
              part: task,
            }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'closed',
                actions: 'reportChanged',
              },
              { target: 'closed' },
            ],
            onError: { target: 'closed', actions: 'reportChanged' },
          },
        },
        deleting: {
          description: 'A task is deleted after a confirmation, which has its own machine.',
          invoke: {
            id: 'deletion',
            src: 'deletion',
            input: ({ context }) => ({ part: getTask(context) }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'closed',
                actions: ['removeTask', 'reportChanged'],
              },
              { target: 'closed' },
            ],
            onError: { target: 'closed', actions: 'reportChanged' },
          },
        },
        moving: {
          description: 'A task moves to another project in a dialog, which has its own machine.',
          invoke: {
            id: 'move',
            src: 'move',
            input: ({ context }) => ({ task: getTask(context) }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'closed',
                actions: ['removeTask', 'reportChanged'],
              },
              { target: 'closed' },
            ],
            onError: { target: 'closed', actions: 'reportChanged' },
          },
        },
        converting: {
          description: 'A task becomes a project in a dialog, which has its own machine.',
          invoke: {
            id: 'conversion',
            src: 'conversion',
            input: ({ context }) => ({ task: getTask(context) }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'closed',
                actions: ['removeTask', 'reportChanged'],
              },
              { target: 'closed' },
            ],
            onError: { target: 'closed', actions: 'reportChanged' },
          },
        },
      },
    },
    changes: {
      description: 'The changes that people make in the rows; they are shown at once.',
      initial: 'sent',
      states: {
        sent: {
          description: 'All changes are on the server.',
          always: { guard: 'hasPending', target: 'sending' },
        },
        sending: {
          description: 'The first change is being sent.',
          tags: 'busy',
          invoke: {
            id: 'sendTaskChange',
            src: 'sendTaskChange',
            input: ({ context }) => getNextChange(context),
            onDone: {
              target: 'done',
              actions: [
                { type: 'storeTask', params: ({ event }) => ({ task: event.output }) },
                'removePending',
              ],
            },
            // The message was shown: the row has its former state until the project is loaded.
            onError: { target: 'done', actions: 'removePending' },
          },
        },
        done: {
          description: 'A change is stored or was rejected; the next one follows.',
          always: [
            { guard: 'hasPending', target: 'sending' },
            { target: 'sent', actions: 'reportChanged' },
          ],
        },
      },
    },
  },
});

export type ProjectTasksActor = ActorRefFrom<typeof projectTasksMachine>;
