import { assign, raise, setup, type ActorRefFrom } from 'xstate';
import { report } from '../../../children.ts';
import { toCause, type Cause } from '../../../cause.ts';
import type { PartOutput } from '../../../records/create-record-part.ts';
import { projectTypeDeletionMachine } from './project-type-deletion.machine.ts';
import { projectTypeMachine } from './project-type.machine.ts';
import type { ProjectType } from './project-type.ts';
import { loadProjectTypes } from './project-types.actors.ts';

export interface ProjectTypesInput {
  /** Creates the id of a new type. */
  createId: () => string;
}

interface ProjectTypesContext extends ProjectTypesInput {
  /** Null before the first response. */
  types: readonly ProjectType[] | null;
  /** Why loading failed, where that is known. */
  cause: Cause | null;
  /** The type that a dialog is about; null for a new one. */
  selected: ProjectType | null;
  /** The id of the type that is being added, or is saved as a new one. */
  newId: string;
}

interface Finished {
  output: PartOutput;
}

export const projectTypesMachine = setup({
  types: {
    context: {} as ProjectTypesContext,
    events: {} as
      | {
          type:
            | 'types.open'
            | 'types.close'
            | 'type.add'
            | 'retry'
            | 'tab.returned'
            | 'list.reload';
        }
      | { type: 'type.rename' | 'type.delete'; part: ProjectType },
    emitted: {} as { type: 'type.added'; id: string } | { type: 'types.changed' },
    input: {} as ProjectTypesInput,
    children: {} as { form: 'form'; deletion: 'deletion' },
    tags: {} as 'busy',
  },
  actors: { loadProjectTypes, form: projectTypeMachine, deletion: projectTypeDeletionMachine },
  guards: {
    isOutdated: (_, { output }: Finished) => output.isOutdated,
    isAdded: ({ context }, { output }: Finished) =>
      output.isSaved === true && context.selected === null,
  },
  actions: {
    show: assign((_, types: readonly ProjectType[]) => ({ types, cause: null })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    selectNew: assign(({ context }) => ({ selected: null, newId: context.createId() })),
    // Someone may have deleted the type by the time it is renamed: it is saved as a new one.
    select: assign(({ context }, { part }: { part: ProjectType }) => ({
      selected: part,
      newId: context.createId(),
    })),
    emitAdded: report(({ context: { newId } }) => ({ type: 'type.added' as const, id: newId })),
    emitChanged: report({ type: 'types.changed' }),
    // An event of its own region: a target there would close the dialog that lists the types.
    reload: raise({ type: 'list.reload' }),
  },
}).createMachine({
  id: 'project-types',
  description:
    'The project types of engagements: loaded for the forms and filters, added, renamed and deleted. Source: ENGAG-046, ENGAG-D13.',
  context: ({ input }) => ({ ...input, types: null, cause: null, selected: null, newId: '' }),
  type: 'parallel',
  states: {
    list: {
      description: 'The project types.',
      initial: 'loading',
      // Not reentered: that would close the dialogs, which are regions aside.
      on: { 'list.reload': '.loading' },
      states: {
        loading: {
          description: 'The project types are loading; the last ones stay.',
          tags: 'busy',
          invoke: {
            id: 'loadProjectTypes',
            src: 'loadProjectTypes',
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
          description: 'The project types are known.',
          on: { 'tab.returned': 'loading' },
        },
        unavailable: {
          description: 'The project types could not be loaded; the person can try again.',
          on: { retry: 'loading', 'tab.returned': 'loading', 'types.open': 'loading' },
        },
      },
    },
    overview: {
      description: 'The dialog that lists the project types.',
      initial: 'closed',
      states: {
        closed: { description: 'The dialog is closed.', on: { 'types.open': 'open' } },
        open: {
          description: 'The project types are listed, with their actions.',
          on: { 'types.close': 'closed' },
        },
      },
    },
    dialog: {
      description: 'The dialog about one project type.',
      initial: 'closed',
      states: {
        closed: {
          description: 'No project type is being changed.',
          on: {
            'type.add': { target: 'editing', actions: 'selectNew' },
            'type.rename': {
              target: 'editing',
              actions: { type: 'select', params: ({ event }) => event },
            },
            'type.delete': {
              target: 'deleting',
              actions: { type: 'select', params: ({ event }) => event },
            },
          },
        },
        editing: {
          description: 'A project type is added or renamed in a dialog, which has its own machine.',
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context: { newId, selected } }) => ({ parentId: newId, part: selected }),
            onDone: [
              {
                guard: { type: 'isAdded', params: ({ event }) => event },
                target: 'closed',
                actions: ['emitAdded', 'emitChanged', 'reload'],
              },
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'closed',
                actions: ['emitChanged', 'reload'],
              },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
        },
        deleting: {
          description: 'A project type is deleted after a confirmation, which has its own machine.',
          invoke: {
            id: 'deletion',
            src: 'deletion',
            input: ({ context }) => ({ part: context.selected as ProjectType }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'closed',
                actions: ['emitChanged', 'reload'],
              },
              { target: 'closed' },
            ],
            onError: 'closed',
          },
        },
      },
    },
  },
});

export type ProjectTypesActor = ActorRefFrom<typeof projectTypesMachine>;
