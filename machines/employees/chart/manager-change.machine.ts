import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { Choice } from '../../records/create-choice-search.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import { managerSearchMachine } from './manager-search.machine.ts';
import {
  previewManagerChange,
  saveManagerChange,
  type ManagerChangePreview,
} from './organization-chart.actors.ts';
import type { ChartPerson } from './organization-chart.ts';

/** The person to move. */
export type MovedPerson = Pick<ChartPerson, 'id' | 'fullName' | 'version'>;

interface ManagerChangeInput {
  person: MovedPerson;
  /** The manager on whom the person was dropped; undefined to select one. */
  manager?: Choice | undefined;
}

interface ManagerChangeContext extends ManagerChangeInput {
  /** The selected manager; null for none. */
  selected: Choice | null;
  preview: ManagerChangePreview | null;
  /** Why the last call failed. */
  failure: Failure | null;
  /** Whether the chart must be loaded again. */
  isOutdated: boolean;
}

/**
 * The dialog that moves a person to another manager: the consequences are shown before it is saved.
 * Source: PEOPL-015, PEOPL-016.
 */
export const managerChangeMachine = setup({
  types: {
    context: {} as ManagerChangeContext,
    events: {} as
      | { type: 'manager.selected'; choice: Choice | null }
      | { type: 'CONTINUE' }
      | { type: 'BACK' }
      | { type: 'SAVE' }
      | { type: 'CANCEL' },
    input: {} as ManagerChangeInput,
    output: {} as { isOutdated: boolean },
    tags: {} as 'open' | 'busy',
    children: {} as { search: 'search' },
  },
  actors: {
    previewChange: previewManagerChange,
    saveChange: saveManagerChange,
    search: managerSearchMachine,
  },
  guards: {
    isDropped: ({ context: { manager } }) => manager !== undefined,
    isCurrent: ({ context: { isOutdated } }) => !isOutdated,
    isOutdated: (_, { error }: { error: unknown }) =>
      ['conflict', 'notFound'].includes(toProblem(error).kind),
  },
  actions: {
    select: assign((_, { choice }: { choice: Choice | null }) => ({
      selected: choice,
      failure: null,
    })),
    storePreview: assign((_, { output }: { output: ManagerChangePreview }) => ({
      preview: output,
    })),
    clearFailure: assign({ failure: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    markOutdated: assign({ isOutdated: true }),
  },
}).createMachine({
  id: 'manager-change',
  description:
    'Moves a person to another manager, after the consequences are shown. Source: PEOPL-015, PEOPL-016.',
  context: ({ input }) => ({
    ...input,
    selected: input.manager ?? null,
    preview: null,
    failure: null,
    isOutdated: false,
  }),
  output: ({ context }) => ({ isOutdated: context.isOutdated }),
  invoke: {
    id: 'search',
    src: 'search',
    input: ({ context: { selected } }) => ({ selected }),
    onError: { actions: { type: 'storeFailure', params: ({ event }) => event } },
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'A person who was dropped on a manager needs no selection.',
      always: [{ guard: 'isDropped', target: 'previewing' }, { target: 'selecting' }],
    },
    selecting: {
      description: 'The new manager is selected, or none; a rejection says why.',
      tags: 'open',
      on: {
        'manager.selected': { actions: { type: 'select', params: ({ event }) => event } },
        CONTINUE: { guard: 'isCurrent', target: 'previewing' },
        CANCEL: 'closed',
      },
    },
    previewing: {
      description: 'The consequences are loading.',
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      on: { CANCEL: 'closed' },
      invoke: {
        id: 'previewChange',
        src: 'previewChange',
        input: ({ context: { person, selected } }) => ({
          id: person.id,
          reportingToId: selected?.id ?? null,
        }),
        onDone: {
          target: 'confirming',
          actions: { type: 'storePreview', params: ({ event }) => event },
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'selecting',
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'markOutdated'],
          },
          {
            target: 'selecting',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    confirming: {
      description: 'The consequences are shown, and the change can be saved.',
      tags: 'open',
      on: {
        SAVE: { guard: 'isCurrent', target: 'saving' },
        BACK: { target: 'selecting', actions: 'clearFailure' },
        CANCEL: 'closed',
      },
    },
    saving: {
      description: 'The new manager is being saved, against the version in the chart.',
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context: { person, selected } }) => ({
          id: person.id,
          reportingToId: selected?.id ?? null,
          version: person.version,
        }),
        onDone: { target: 'saved', actions: 'markOutdated' },
        onError: [
          {
            // The chart is shown as it is now once the dialog is closed.
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'confirming',
            actions: [{ type: 'storeFailure', params: ({ event }) => event }, 'markOutdated'],
          },
          {
            target: 'confirming',
            actions: { type: 'storeFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    saved: { description: 'The new manager is saved.', type: 'final' },
    closed: { description: 'The dialog was closed without a save.', type: 'final' },
  },
});

export type ManagerChangeActor = ActorRefFrom<typeof managerChangeMachine>;
