import { assign, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../../cause.ts';
import {
  loadProjectHistory,
  type ProjectChange,
  type ProjectHistoryPage,
} from './project-history.actors.ts';
import type { ProjectDetail, ProjectPartInput, ProjectPartUpdate } from './project-part.ts';

interface ProjectHistoryContext extends ProjectPartInput {
  /** The newest first. */
  changes: readonly ProjectChange[];
  total: number;
  /** Why the last page could not be loaded, where that is known. */
  cause: Cause | null;
}

export const projectHistoryMachine = setup({
  types: {
    context: {} as ProjectHistoryContext,
    events: {} as ProjectPartUpdate | { type: 'history.open' | 'more' | 'retry' },
    input: {} as ProjectPartInput,
    tags: {} as 'busy' | 'failed',
  },
  actors: { loadProjectHistory },
  guards: { hasMore: ({ context }) => context.changes.length < context.total },
  actions: {
    update: assign((_, { detail }: { detail: ProjectDetail }) => ({ detail })),
    // Changes since the first page move the others down, so that some arrive twice.
    add: assign(({ context }, { changes, total }: ProjectHistoryPage) => {
      const known = new Set(context.changes.map(({ id }) => id));
      const added = changes.filter(({ id }) => !known.has(id));
      return { changes: [...context.changes, ...added], total, cause: null };
    }),
    // Where the page and what is shown do not meet, older changes load again on request.
    addNewest: assign(({ context }, { changes, total }: ProjectHistoryPage) => {
      const newest = new Set(changes.map(({ id }) => id));
      const isMet = context.changes.some(({ id }) => newest.has(id));
      const older = isMet ? context.changes.filter(({ id }) => !newest.has(id)) : [];
      return { changes: [...changes, ...older], total, cause: null };
    }),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
  },
}).createMachine({
  id: 'project-history',
  description:
    'Who changed what of a project and when, in pages, the newest first. Source: PROJ-016, PROJ-D94.',
  context: ({ input }) => ({ ...input, changes: [], total: 0, cause: null }),
  on: { 'project.updated': { actions: { type: 'update', params: ({ event }) => event } } },
  initial: 'unopened',
  states: {
    unopened: {
      description: 'The history has not been opened: nothing is requested yet.',
      on: { 'history.open': 'loading' },
    },
    loading: {
      description: 'A page of changes is loading, below those that are shown already.',
      tags: 'busy',
      invoke: {
        id: 'loadPage',
        src: 'loadProjectHistory',
        input: ({ context: { detail, changes } }) => ({
          id: detail.project.id,
          skip: changes.length,
        }),
        onDone: { target: 'shown', actions: { type: 'add', params: ({ event }) => event.output } },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    shown: {
      description: 'The loaded changes are shown.',
      on: {
        more: { guard: 'hasMore', target: 'loading' },
        'project.updated': {
          target: 'refreshing',
          actions: { type: 'update', params: ({ event }) => event },
        },
      },
    },
    refreshing: {
      description: 'The project has changed: its newest changes are loading, and the others stay.',
      on: {
        'project.updated': {
          target: 'refreshing',
          reenter: true,
          actions: { type: 'update', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'refreshHistory',
        src: 'loadProjectHistory',
        input: ({ context: { detail } }) => ({ id: detail.project.id, skip: 0 }),
        onDone: {
          target: 'shown',
          actions: { type: 'addNewest', params: ({ event }) => event.output },
        },
        onError: {
          target: 'outdated',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    outdated: {
      description: 'The newest changes could not be loaded; the others are shown.',
      tags: 'failed',
      on: {
        retry: 'refreshing',
        'project.updated': {
          target: 'refreshing',
          actions: { type: 'update', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      description: 'The page could not be loaded; the person can try again.',
      tags: 'failed',
      on: { retry: 'loading' },
    },
  },
});

export type ProjectHistoryActor = ActorRefFrom<typeof projectHistoryMachine>;
