import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { toFailure, type Failure } from '../../validation/failure.ts';
import {
  fromStoredTask,
  toLines,
  toNewTask,
  type NewTask,
  type StoredTask,
} from './pasted-lines.ts';
import type { ProjectTask } from './project-task.ts';
import { addTask } from './task-quick-add.actors.ts';

/** What the line reports to the machine of the list. */
export type QuickAddReport =
  /** A task was added; null if it is known only that it was. */
  | { type: 'task.added'; task: ProjectTask | null }
  /** The last of the requested tasks was added. */
  | { type: 'tasks.added' };

/** The most tasks that wait to be sent, so that a paste makes no more than were meant. */
export const mostWaiting = 200;

interface QuickAddInput {
  /** Empty before one is selected: nothing is added until then. */
  projectId: string;
  /** The most tasks that wait to be sent; `mostWaiting` by default. */
  most?: number;
  /** A name that is typed already, in the line of another project. */
  name?: string;
  report: { send: (event: QuickAddReport) => void };
}

export interface QuickAddContext extends Required<QuickAddInput> {
  /** The tasks that are not on the server yet, in their order. */
  queue: readonly NewTask[];
  /** Whether a task was added since the queue was empty. */
  hasAdded: boolean;
  /** The name of the task that was added last; empty for none. */
  lastName: string;
  /** The tasks that could not be sent before the person left the page; they are offered. */
  stored: readonly NewTask[];
  /** Pasted lines that wait for the confirmation. */
  lines: readonly string[];
  /** Why the first task of the queue could not be added. */
  failure: Failure | null;
}

type QuickAddEvent =
  | { type: 'name.typed'; name: string }
  | { type: 'task.submit' }
  | { type: 'lines.pasted'; text: string }
  | { type: 'paste.confirm' | 'paste.cancel' }
  | { type: 'retry' }
  | { type: 'task.discard' }
  /** The device has stored what was not sent when the person left the page. */
  | { type: 'draft.found'; name: string; tasks: readonly StoredTask[] }
  | { type: 'draft.restore' | 'draft.discard' };

export const taskQuickAddMachine = setup({
  types: {
    context: {} as QuickAddContext,
    events: {} as QuickAddEvent,
    input: {} as QuickAddInput,
    tags: {} as 'confirming' | 'busy' | 'failed',
  },
  actors: { addTask },
  guards: {
    canSubmit: ({ context: { projectId, name, queue, most } }) =>
      projectId !== '' && name.trim() !== '' && queue.length < most,
    hasLines: (_, { text }: { text: string }) => toLines(text).length > 0,
    isUnused: ({ context: { queue, stored, lastName } }) =>
      queue.length === 0 && stored.length === 0 && lastName === '',
    hasStored: ({ context }) => context.stored.length > 0,
    hasQueue: ({ context }) => context.queue.length > 0,
    canPaste: ({ context: { projectId, lines, queue, most } }) =>
      projectId !== '' && queue.length + lines.length <= most,
  },
  actions: {
    type: assign((_, { name }: { name: string }) => ({ name })),
    enqueueName: assign(({ context: { queue, name } }) => ({
      queue: [...queue, toNewTask(name.trim())],
      name: '',
    })),
    storeLines: assign((_, { text }: { text: string }) => ({ lines: toLines(text) })),
    clearLines: assign({ lines: [] }),
    enqueueLines: assign(({ context: { queue, lines } }) => ({
      queue: [...queue, ...lines.map(toNewTask)],
      lines: [],
    })),
    offerStored: assign(({ context }, found: { name: string; tasks: readonly StoredTask[] }) => ({
      name: context.name === '' ? found.name : context.name,
      stored: found.tasks.map(fromStoredTask),
    })),
    enqueueStored: assign(({ context: { queue, stored } }) => ({
      queue: [...queue, ...stored],
      stored: [],
    })),
    clearStored: assign({ stored: [] }),
    dequeue: assign(({ context: { queue } }) => ({ queue: queue.slice(1), failure: null })),
    markAdded: assign(({ context: { queue } }) => ({
      hasAdded: true,
      lastName: queue[0]?.name ?? '',
    })),
    clearAdded: assign({ hasAdded: false }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    reportAdded: enqueueActions(({ context, enqueue }, { task }: { task: ProjectTask | null }) => {
      const { report } = context;
      enqueue(() => report.send({ type: 'task.added', task }));
    }),
    reportAll: enqueueActions(({ context: { report, hasAdded }, enqueue }) => {
      if (hasAdded) enqueue(() => report.send({ type: 'tasks.added' }));
    }),
  },
}).createMachine({
  id: 'task-quick-add',
  description:
    'Tasks are added by their names, one after the other, while the person types the next one; pasted lines become tasks after a confirmation. Source: PROJ-070.',
  context: ({ input }) => ({
    most: mostWaiting,
    name: '',
    ...input,
    queue: [],
    hasAdded: false,
    lastName: '',
    stored: [],
    lines: [],
    failure: null,
  }),
  type: 'parallel',
  on: {
    'draft.found': {
      guard: 'isUnused',
      actions: { type: 'offerStored', params: ({ event }) => event },
    },
    'draft.restore': { guard: 'hasStored', actions: 'enqueueStored' },
    'draft.discard': { guard: 'hasStored', actions: 'clearStored' },
  },
  states: {
    line: {
      description: 'The line in which names are typed.',
      initial: 'typing',
      states: {
        typing: {
          description: 'The person types a name; Enter adds it and clears the line.',
          on: {
            'name.typed': { actions: { type: 'type', params: ({ event }) => event } },
            'task.submit': { guard: 'canSubmit', actions: 'enqueueName' },
            'lines.pasted': {
              guard: { type: 'hasLines', params: ({ event }) => event },
              target: 'confirming',
              actions: { type: 'storeLines', params: ({ event }) => event },
            },
          },
        },
        confirming: {
          description: 'More than one line was pasted: asks whether to make a task of each.',
          tags: 'confirming',
          on: {
            'paste.confirm': { guard: 'canPaste', target: 'typing', actions: 'enqueueLines' },
            'paste.cancel': { target: 'typing', actions: 'clearLines' },
          },
        },
      },
    },
    queue: {
      description: 'The tasks that are sent one after the other.',
      initial: 'empty',
      states: {
        empty: {
          description: 'All requested tasks are on the server.',
          entry: ['reportAll', 'clearAdded'],
          always: { guard: 'hasQueue', target: 'sending' },
        },
        sending: {
          description: 'The first of the requested tasks is being sent.',
          tags: 'busy',
          invoke: {
            id: 'addTask',
            src: 'addTask',
            input: ({ context: { projectId, queue } }) => ({
              projectId,
              task: queue[0] ?? toNewTask(''),
            }),
            onDone: {
              target: 'sent',
              actions: [
                'markAdded',
                'dequeue',
                { type: 'reportAdded', params: ({ event }) => ({ task: event.output }) },
              ],
            },
            onError: {
              target: 'failed',
              actions: { type: 'storeFailure', params: ({ event }) => event },
            },
          },
        },
        sent: {
          description: 'A task was added; the next one follows.',
          always: [{ guard: 'hasQueue', target: 'sending' }, { target: 'empty' }],
        },
        failed: {
          description:
            'A task could not be added: its name stays, and can be sent again or discarded.',
          tags: 'failed',
          on: {
            retry: 'sending',
            'task.discard': { target: 'sent', actions: 'dequeue' },
          },
        },
      },
    },
  },
});

export type TaskQuickAddActor = ActorRefFrom<typeof taskQuickAddMachine>;
