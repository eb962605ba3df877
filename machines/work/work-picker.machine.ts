import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toProblem, type Problem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { isBlank } from '../texts.ts';
import { createTask, readRecentWork, searchWork, type WorkPage } from './work-picker.actors.ts';
import type { FoundWork, Work, WorkProject } from './work.ts';

export interface WorkPickerContext {
  /** The search text. */
  text: string;
  /** Recently booked work, newest first; empty until it is loaded. */
  recent: readonly Work[];
  /** The matches for the text; they stay visible while another text is requested. */
  found: readonly FoundWork[];
  /** The total number of matches. */
  total: number;
  /** Why the request failed, if known. */
  cause: Cause | null;
  /** The project that the new task belongs to. */
  project: WorkProject | null;
  /** The name of the new task. */
  name: string;
  /** The server's error for the new task. */
  problem: Problem | null;
  /** The selected work. */
  selected: Work | null;
}

export type WorkPickerEvent =
  | { type: 'text.typed'; text: string }
  | { type: 'end.reached' }
  | { type: 'retry' }
  | { type: 'work.select'; work: Work | null }
  | { type: 'task.add'; project: WorkProject }
  | { type: 'name.typed'; name: string }
  | { type: 'task.create' }
  | { type: 'BACK' };

/** The user selected this work; null means no project. */
export interface WorkSelected {
  type: 'work.selected';
  work: Work | null;
}

/** No request is sent while the user is still typing, in ms. */
const pause = 200;

/** The contract's maximum length of a search text and of a task's name. */
export const longestText = 250;

const searchText = ({ text }: WorkPickerContext) => text.trim().slice(0, longestText);

export const workPickerMachine = setup({
  types: {
    context: {} as WorkPickerContext,
    events: {} as WorkPickerEvent,
    emitted: {} as WorkSelected,
    tags: {} as 'busy',
  },
  actors: { readRecentWork, searchWork, createTask },
  delays: { pause },
  guards: {
    isAnotherText: ({ context }, { text }: { text: string }) => context.text !== text,
    hasMore: ({ context }) => context.found.length < context.total,
    isNamed: ({ context }) => !isBlank(context.name),
  },
  actions: {
    show: assign((_, { output }: { output: WorkPage }) => ({ ...output, cause: null })),
    addPage: assign(({ context }, { output }: { output: WorkPage }) => ({
      found: [...context.found, ...output.found],
      total: output.total,
    })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    select: assign((_, { work }: { work: Work | null }) => ({ selected: work })),
    emitResult: emit(({ context }): WorkSelected => ({
      type: 'work.selected',
      work: context.selected,
    })),
  },
}).createMachine({
  id: 'work-picker',
  description:
    'Finds work to book time on as the user types: a project or one of its tasks. A task can also be added here. Source: CLOCK-013, PROJ-080.',
  context: {
    text: '',
    recent: [],
    found: [],
    total: 0,
    cause: null,
    project: null,
    name: '',
    problem: null,
    selected: null,
  },
  initial: 'choosing',
  // Recent work and search results load in parallel: neither waits for the other.
  invoke: {
    id: 'readRecentWork',
    src: 'readRecentWork',
    onDone: { actions: assign({ recent: ({ event }) => event.output }) },
    onError: { actions: { type: 'storeCause', params: ({ event }) => event } },
  },
  states: {
    choosing: {
      description: 'Recently booked work and matches can be selected.',
      initial: 'searching',
      on: {
        'text.typed': {
          guard: { type: 'isAnotherText', params: ({ event }) => event },
          target: '.typing',
          reenter: true,
          actions: assign({ text: ({ event }) => event.text }),
        },
        'work.select': {
          target: 'selected',
          actions: { type: 'select', params: ({ event }) => event },
        },
        'task.add': {
          target: 'naming',
          actions: assign({ project: ({ event }) => event.project, name: '', problem: null }),
        },
      },
      states: {
        typing: {
          description: 'The user types; the request is sent when they pause.',
          tags: 'busy',
          after: { pause: 'searching' },
        },
        searching: {
          description: 'The matches are requested from the server.',
          tags: 'busy',
          invoke: {
            id: 'searchWork',
            src: 'searchWork',
            input: ({ context }) => ({ text: searchText(context), skip: 0 }),
            onDone: {
              target: 'found',
              actions: { type: 'show', params: ({ event }) => event },
            },
            onError: {
              target: 'failed',
              actions: { type: 'storeCause', params: ({ event }) => event },
            },
          },
        },
        found: {
          description: 'Shows the matches, or that there are none.',
          on: { 'end.reached': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          description: 'The next page of matches is loading; the visible ones can be selected.',
          tags: 'busy',
          invoke: {
            id: 'searchMore',
            src: 'searchWork',
            input: ({ context }) => ({ text: searchText(context), skip: context.found.length }),
            onDone: {
              target: 'found',
              actions: { type: 'addPage', params: ({ event }) => event },
            },
            onError: {
              target: 'moreFailed',
              actions: { type: 'storeCause', params: ({ event }) => event },
            },
          },
        },
        moreFailed: {
          description: 'Loading the next page failed; the visible matches can be selected.',
          on: { retry: 'loadingMore' },
        },
        failed: {
          description: 'The request failed: shows why, and the typed text stays.',
          on: { retry: 'searching' },
        },
      },
    },
    naming: {
      description: 'The user names a new task of a project.',
      on: {
        'name.typed': { actions: assign({ name: ({ event }) => event.name, problem: null }) },
        'task.create': { guard: 'isNamed', target: 'creating' },
        BACK: 'choosing',
      },
    },
    creating: {
      description: 'The task is being added.',
      tags: 'busy',
      invoke: {
        id: 'createTask',
        src: 'createTask',
        input: ({ context }) => {
          if (!context.project)
            throw new Error('`createTask` got no project; select one before the name is submitted');
          return { project: context.project, name: context.name.trim() };
        },
        onDone: {
          target: 'selected',
          actions: { type: 'select', params: ({ event }) => ({ work: event.output }) },
        },
        onError: {
          target: 'naming',
          actions: assign({ problem: ({ event }) => toProblem(event.error) }),
        },
      },
    },
    selected: {
      description: 'The selected work is reported to the parent.',
      type: 'final',
      entry: 'emitResult',
    },
  },
});

export type WorkPickerActor = ActorRefFrom<typeof workPickerMachine>;
