import { assign, raise, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../../cause.ts';
import type { PartOutput } from '../../records/create-record-part.ts';
import { projectImpedimentDeletionMachine } from './project-impediment-deletion.machine.ts';
import { projectImpedimentResolutionMachine } from './project-impediment-resolution.machine.ts';
import { loadImpediments } from './project-impediment.actors.ts';
import { projectImpedimentMachine } from './project-impediment.machine.ts';
import type { Impediment, ImpedimentFilter } from './project-impediment.ts';
import type { ProjectPartInput, ProjectPartUpdate } from '../parts/project-part.ts';

export interface ProjectImpedimentsContext extends ProjectPartInput {
  /** Newest first; null before the first response. */
  impediments: readonly Impediment[] | null;
  filter: ImpedimentFilter;
  /** The impediment that is edited, resolved or deleted. */
  impediment: Impediment | null;
  /** Why loading failed, where that is known. */
  cause: Cause | null;
  /** The list has been reloaded after the person's change; the project that it changed follows. */
  hasReloaded: boolean;
}

export type ProjectImpedimentsEvent =
  | ProjectPartUpdate
  | { type: 'impediments.open' | 'impediments.reload' | 'retry' }
  | { type: 'filter.change'; filter: ImpedimentFilter }
  | {
      type: 'impediment.edit' | 'impediment.resolve' | 'impediment.delete';
      impediment: Impediment;
    };

/** Everyone who can see the list reloads it after each change of theirs. */
const reload = ['reportChange', 'markReloaded', 'reload'] as const;

export const projectImpedimentsMachine = setup({
  types: {
    context: {} as ProjectImpedimentsContext,
    events: {} as ProjectImpedimentsEvent,
    input: {} as ProjectPartInput,
    tags: {} as 'busy',
    children: {} as {
      line: 'line';
      change: 'change';
      resolution: 'resolution';
      deletion: 'deletion';
    },
  },
  actors: {
    loadImpediments,
    line: projectImpedimentMachine,
    change: projectImpedimentMachine,
    resolution: projectImpedimentResolutionMachine,
    deletion: projectImpedimentDeletionMachine,
  },
  guards: {
    // Someone else's change may come with the person's own: then the numbers differ.
    isOwnChange: ({ context: { hasReloaded, impediments } }, { detail }: ProjectPartUpdate) =>
      hasReloaded &&
      impediments?.filter(({ isResolved }) => !isResolved).length ===
        detail.project.unResolvedImpediment,
    isOutdated: (_, { output }: { output: PartOutput }) => output.isOutdated,
  },
  actions: {
    update: assign((_, { detail }: ProjectPartUpdate) => ({ detail })),
    show: assign((_, impediments: readonly Impediment[]) => ({ impediments, cause: null })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    filter: assign((_, { filter }: { filter: ImpedimentFilter }) => ({ filter })),
    select: assign((_, { impediment }: { impediment: Impediment }) => ({ impediment })),
    reportChange: ({ context }) => context.report.send({ type: 'project.changed' }),
    reload: raise({ type: 'impediments.reload' }),
    markReloaded: assign({ hasReloaded: true }),
    clearReloaded: assign({ hasReloaded: false }),
  },
}).createMachine({
  id: 'project-impediments',
  description:
    'The impediments of a project: raised in a line above the list, edited, resolved and deleted in dialogs. Source: PROJ-013, PROJ-036, PROJ-037, PROJ-038, PROJ-039.',
  context: ({ input }) => ({
    ...input,
    impediments: null,
    filter: 'open',
    impediment: null,
    cause: null,
    hasReloaded: false,
  }),
  type: 'parallel',
  states: {
    list: {
      description: 'The list, which loads when its tab is first opened.',
      initial: 'unopened',
      on: {
        'project.updated': { actions: { type: 'update', params: ({ event }) => event } },
        'filter.change': { actions: { type: 'filter', params: ({ event }) => event } },
      },
      states: {
        unopened: {
          description: 'The tab has not been opened; nothing has been requested.',
          on: { 'impediments.open': 'loading' },
        },
        loading: {
          description: 'The impediments are loading.',
          tags: 'busy',
          invoke: {
            id: 'loadImpediments',
            src: 'loadImpediments',
            input: ({ context: { detail } }) => ({ projectId: detail.project.id }),
            onDone: {
              target: 'shown',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'storeCause', params: ({ event }) => event },
            },
          },
        },
        shown: {
          description: 'The impediments are shown.',
          on: {
            'impediments.reload': 'refreshing',
            'project.updated': [
              {
                guard: { type: 'isOwnChange', params: ({ event }) => event },
                actions: [{ type: 'update', params: ({ event }) => event }, 'clearReloaded'],
              },
              {
                target: 'refreshing',
                actions: [{ type: 'update', params: ({ event }) => event }, 'clearReloaded'],
              },
            ],
          },
        },
        refreshing: {
          description: 'The list reloads quietly after a change; what is shown stays.',
          on: {
            'impediments.reload': { target: 'refreshing', reenter: true },
            // What is being loaded is no older than the project.
            'project.updated': {
              actions: [{ type: 'update', params: ({ event }) => event }, 'clearReloaded'],
            },
          },
          invoke: {
            id: 'refreshImpediments',
            src: 'loadImpediments',
            input: ({ context: { detail } }) => ({ projectId: detail.project.id }),
            onDone: {
              target: 'shown',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            onError: 'shown',
          },
        },
        unavailable: {
          description: 'The impediments could not be loaded; the person can try again.',
          on: {
            retry: 'loading',
            'project.updated': {
              target: 'loading',
              actions: { type: 'update', params: ({ event }) => event },
            },
          },
        },
      },
    },
    line: {
      description: 'The line in which a new impediment is typed.',
      initial: 'writing',
      states: {
        writing: {
          description: 'The line is empty or being filled in; it starts again after each save.',
          invoke: {
            id: 'line',
            src: 'line',
            input: ({ context: { detail } }) => ({ parentId: detail.project.id, part: null }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'writing',
                reenter: true,
                actions: [...reload],
              },
              { target: 'writing', reenter: true },
            ],
            onError: { target: 'writing', reenter: true, actions: [...reload] },
          },
        },
      },
    },
    dialog: {
      description: 'The dialogs of one impediment.',
      initial: 'closed',
      states: {
        closed: {
          description: 'No dialog is open.',
          on: {
            'impediment.edit': {
              target: 'editing',
              actions: { type: 'select', params: ({ event }) => event },
            },
            'impediment.resolve': {
              target: 'resolving',
              actions: { type: 'select', params: ({ event }) => event },
            },
            'impediment.delete': {
              target: 'deleting',
              actions: { type: 'select', params: ({ event }) => event },
            },
          },
        },
        editing: {
          description: 'The description of an impediment is edited in its dialog.',
          invoke: {
            id: 'change',
            src: 'change',
            input: ({ context: { detail, impediment } }) => ({
              parentId: detail.project.id,
              part: impediment,
            }),
            // Someone else may have resolved it meanwhile, which the dialog has said.
            onDone: { target: 'closed', actions: [...reload] },
            onError: { target: 'closed', actions: [...reload] },
          },
        },
        resolving: {
          description: 'An impediment is resolved in its dialog, with a word on how.',
          invoke: {
            id: 'resolution',
            src: 'resolution',
            // A resolution is a new part of its impediment.
            input: ({ context: { impediment } }) => ({
              parentId: impediment?.id ?? '',
              part: null,
            }),
            onDone: { target: 'closed', actions: [...reload] },
            onError: { target: 'closed', actions: [...reload] },
          },
        },
        deleting: {
          description: 'Asks whether to delete an impediment, and deletes it.',
          invoke: {
            id: 'deletion',
            src: 'deletion',
            input: ({ context: { impediment } }) => ({ part: impediment as Impediment }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'closed',
                actions: [...reload],
              },
              { target: 'closed' },
            ],
            onError: { target: 'closed', actions: [...reload] },
          },
        },
      },
    },
  },
});

export type ProjectImpedimentsActor = ActorRefFrom<typeof projectImpedimentsMachine>;
