import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toProblem, type Problem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { isBlank } from '../texts.ts';
import { createTask, readRecentWork, searchWork, type WorkPage } from './work-picker.actors.ts';
import type { FoundWork, Work, WorkProject } from './work.ts';

export interface WorkPickerContext {
  /** What is typed to find work by. */
  text: string;
  /** What was booked lately, the newest first; none until it has been read. */
  recent: readonly Work[];
  /** What fits the text; it stays while another text is asked for. */
  found: readonly FoundWork[];
  /** How much fits it. */
  total: number;
  /** Why nothing could be asked, where that is known. */
  cause: Cause | null;
  /** The project that a task is being added to. */
  project: WorkProject | null;
  /** The name of that task. */
  name: string;
  /** The server's refusal of that task. */
  problem: Problem | null;
  /** What was picked. */
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

/** This is meant; null is no project at all. */
export interface WorkSelected {
  type: 'work.selected';
  work: Work | null;
}

/** A person who types on is not asked for, in ms. */
const pause = 200;

/** The contract takes as many characters of a text, and of a task's name. */
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
    'Finds what time is booked on by typing: a project, or one of its tasks, and adds a task on the spot. Source: CLOCK-013, PROJ-080.',
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
  // What was booked lately stands beside what is found: neither waits for the other.
  invoke: {
    id: 'readRecentWork',
    src: 'readRecentWork',
    onDone: { actions: assign({ recent: ({ event }) => event.output }) },
    onError: { actions: { type: 'storeCause', params: ({ event }) => event } },
  },
  states: {
    choosing: {
      description: 'What was booked lately and what fits the text can be picked.',
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
          description: 'The person types; the server is asked once they pause.',
          tags: 'busy',
          after: { pause: 'searching' },
        },
        searching: {
          description: 'The server is asked for what fits.',
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
          description: 'Shows what fits, or that nothing does.',
          on: { 'end.reached': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          description: 'The next page of what fits is read; what is there can be picked.',
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
          description: 'The next page could not be read; what is there can be picked.',
          on: { retry: 'loadingMore' },
        },
        failed: {
          description: 'Nothing could be asked: says why, and keeps what was typed.',
          on: { retry: 'searching' },
        },
      },
    },
    naming: {
      description: 'A new task of a project is being named.',
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
          if (!context.project) throw new Error('A task is added to no project.');
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
      description: 'It is said what was picked.',
      type: 'final',
      entry: 'emitResult',
    },
  },
});

export type WorkPickerActor = ActorRefFrom<typeof workPickerMachine>;
