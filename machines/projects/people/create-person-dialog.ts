import { assign, setup, type ActorRefFrom, type PromiseActorLogic } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { Choice, createChoiceSearch } from '../../records/create-choice-search.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';

/** A project in which a person is selected. */
export interface PersonScope {
  projectId: string;
}

interface PersonDialogOptions {
  /** The dialog's name in every layer, e.g. `project-member`. */
  id: string;
  description: string;
  /** Finds people by typing. */
  search: ReturnType<typeof createChoiceSearch<PersonScope>>;
  /** Saves the selected employee. Each dialog provides its own actor, which calls one operation. */
  savePerson: PromiseActorLogic<unknown, PersonScope & { employeeId: string }>;
}

interface PersonDialogContext extends PersonScope {
  /** The selected employee; null if none is selected. */
  selected: Choice | null;
  /** Whether the person has tried to save without a selection. */
  isMissing: boolean;
  /** Why the last save failed. */
  failure: Failure | null;
  /** Whether the project must be loaded again. */
  isOutdated: boolean;
}

/**
 * The machine of a dialog in which an employee is selected for a project. The machine that invokes
 * it gets whether the project has changed. A failed save keeps the selection. Source: PROJ-068,
 * PROJ-083.
 */
export const createPersonDialog = ({ id, description, search, savePerson }: PersonDialogOptions) =>
  setup({
    types: {
      context: {} as PersonDialogContext,
      events: {} as
        | { type: 'person.selected'; choice: Choice | null }
        | { type: 'SAVE' }
        | { type: 'CANCEL' },
      input: {} as PersonScope,
      output: {} as { isOutdated: boolean },
      tags: {} as 'open' | 'busy',
      children: {} as { search: 'search' },
    },
    actors: { savePerson, search },
    guards: {
      isSelected: ({ context: { selected } }) => selected !== null,
      isOutdated: (_, { error }: { error: unknown }) =>
        ['conflict', 'notFound', 'forbidden'].includes(toProblem(error).kind),
    },
    actions: {
      select: assign((_, { choice }: { choice: Choice | null }) => ({
        selected: choice,
        isMissing: false,
        failure: null,
      })),
      showMissing: assign({ isMissing: true }),
      clearFailure: assign({ failure: null }),
      storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
      markOutdated: assign({ isOutdated: true }),
    },
  }).createMachine({
    id,
    description,
    context: ({ input: { projectId } }) => ({
      projectId,
      selected: null,
      isMissing: false,
      failure: null,
      isOutdated: false,
    }),
    output: ({ context }) => ({ isOutdated: context.isOutdated }),
    invoke: {
      id: 'search',
      src: 'search',
      input: ({ context: { projectId } }) => ({ selected: null, scope: { projectId } }),
      onError: { actions: { type: 'storeFailure', params: ({ event }) => event } },
    },
    initial: 'selecting',
    states: {
      selecting: {
        description: 'The employee is selected; a failed save says why.',
        tags: 'open',
        on: {
          'person.selected': { actions: { type: 'select', params: ({ event }) => event } },
          SAVE: [{ guard: 'isSelected', target: 'saving' }, { actions: 'showMissing' }],
          CANCEL: 'closed',
        },
      },
      saving: {
        description: 'The selected employee is being saved.',
        tags: ['open', 'busy'],
        entry: 'clearFailure',
        invoke: {
          id: 'savePerson',
          src: 'savePerson',
          input: ({ context: { projectId, selected } }) => ({
            projectId,
            employeeId: selected?.id ?? '',
          }),
          onDone: { target: 'saved', actions: 'markOutdated' },
          onError: [
            {
              // The project is shown as it is now once the dialog is closed.
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
      saved: { description: 'The employee is saved.', type: 'final' },
      closed: { description: 'The dialog was closed without a save.', type: 'final' },
    },
  });

export type PersonDialogActor = ActorRefFrom<ReturnType<typeof createPersonDialog>>;
