import { assign, enqueueActions, setup, spawnChild, type ActorRefFrom } from 'xstate';
import { toFailure, type Failure } from '../../../validation/failure.ts';
import { firstPage, type ListSearch } from '../../../lists/list-search.ts';
import type { PartOutput } from '../../../records/create-record-part.ts';
import { cycleCandidatesMachine } from './cycle-candidates.machine.ts';
import { addMembers } from '../cycle-dialogs.actors.ts';
import type { Cycle } from '../cycle.ts';

interface CycleAdditionContext extends PartOutput {
  cycle: Cycle;
  /** The people of the last try. */
  employeeIds: readonly string[];
  /** Why the last try failed. */
  failure: Failure | null;
}

export const cycleAdditionMachine = setup({
  types: {
    context: {} as CycleAdditionContext,
    events: {} as
      | { type: 'people.add'; employeeIds: readonly string[] }
      | { type: 'people.retry'; search: ListSearch }
      | { type: 'CANCEL' },
    input: {} as { cycle: Cycle },
    output: {} as PartOutput,
    tags: {} as 'open' | 'busy',
    children: {} as { candidates: 'candidates' },
  },
  actors: { addMembers, candidates: cycleCandidatesMachine },
  guards: {
    isSelected: (_, { employeeIds }: { employeeIds: readonly string[] }) => employeeIds.length > 0,
  },
  actions: {
    take: assign((_, { employeeIds }: { employeeIds: readonly string[] }) => ({
      employeeIds,
      failure: null,
    })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    restartCandidates: enqueueActions(
      ({ context: { cycle }, enqueue }, { search }: { search: ListSearch }) => {
        const input = { search, parentId: cycle.id };
        enqueue.stopChild('candidates');
        enqueue.spawnChild('candidates', { id: 'candidates', input });
      },
    ),
    markOutdated: assign({ isOutdated: true }),
  },
}).createMachine({
  id: 'cycle-addition',
  description:
    'The dialog in which people are added to a review cycle. Source: REVW-009, REVW-D19.',
  context: ({ input }) => ({ ...input, employeeIds: [], failure: null, isOutdated: false }),
  output: ({ context }) => ({ isOutdated: context.isOutdated }),
  entry: spawnChild('candidates', {
    id: 'candidates',
    input: ({ context: { cycle } }) => ({ search: firstPage, parentId: cycle.id }),
  }),
  on: {
    // A list that could not be loaded starts again.
    'people.retry': {
      actions: { type: 'restartCandidates', params: ({ event }) => event },
    },
  },
  initial: 'selecting',
  states: {
    selecting: {
      description: 'The person selects who is added; a failed try says why.',
      tags: 'open',
      on: {
        'people.add': {
          guard: { type: 'isSelected', params: ({ event }) => event },
          target: 'adding',
          actions: { type: 'take', params: ({ event }) => event },
        },
        CANCEL: 'closed',
      },
    },
    adding: {
      description: 'The people are being added.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'addMembers',
        src: 'addMembers',
        input: ({ context: { cycle, employeeIds } }) => ({ cycle, employeeIds }),
        onDone: { target: 'added', actions: 'markOutdated' },
        onError: {
          target: 'selecting',
          actions: { type: 'storeFailure', params: ({ event }) => event },
        },
      },
    },
    added: { description: 'The people are in the cycle.', type: 'final' },
    closed: { description: 'The dialog was closed; nobody was added.', type: 'final' },
  },
});

export type CycleAdditionActor = ActorRefFrom<typeof cycleAdditionMachine>;
