import { assign, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../../cause.ts';
import type { Choice } from '../../records/create-choice-search.ts';
import { managerChangeMachine, type MovedPerson } from './manager-change.machine.ts';
import { loadOrganizationChart } from './organization-chart.actors.ts';
import {
  findPath,
  listManagers,
  toBranches,
  type OrganizationChart,
} from './organization-chart.ts';

/** A person to move, and the manager on whom they were dropped. */
interface Move {
  person: MovedPerson;
  manager?: Choice | undefined;
}

interface OrganizationChartContext {
  /** Null before the first response. */
  chart: OrganizationChart | null;
  /** The people whose reports are shown. */
  expanded: readonly string[];
  /** The person to show; `isAgain` alternates, so that the same person can be requested again. */
  revealed: { id: string; isAgain: boolean };
  move: Move | null;
  /** Why loading failed, where that is known. */
  cause: Cause | null;
}

/** The organization chart, with its open branches. Source: PEOPL-015, PEOPL-016. */
export const organizationChartMachine = setup({
  types: {
    context: {} as OrganizationChartContext,
    events: {} as
      | { type: 'branch.toggle'; id: string }
      | { type: 'branches.expand' }
      | { type: 'branches.collapse' }
      | { type: 'person.reveal'; id: string }
      | { type: 'person.move'; move: Move }
      | { type: 'tab.returned' },
    tags: {} as 'busy',
    children: {} as { move: 'move' },
  },
  actors: { loadChart: loadOrganizationChart, move: managerChangeMachine },
  guards: {
    isOutdated: (_, { output }: { output: { isOutdated: boolean } }) => output.isOutdated,
    hasPerson: ({ context: { chart } }, { id }: { id: string }) =>
      chart?.people.some((person) => person.id === id) === true,
  },
  actions: {
    // The top of the chart is open at first, so that it shows more than names without a manager.
    storeFirst: assign((_, { output }: { output: OrganizationChart }) => ({
      chart: output,
      expanded: toBranches(output.people)
        .tops.map(({ id }) => id)
        .toSorted(),
    })),
    store: assign((_, { output }: { output: OrganizationChart }) => ({ chart: output })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    toggle: assign(({ context: { expanded } }, { id }: { id: string }) => ({
      expanded: expanded.includes(id)
        ? expanded.filter((each) => each !== id)
        : [...expanded, id].toSorted(),
    })),
    expandAll: assign(({ context: { chart } }) => ({
      expanded: listManagers(chart?.people ?? []),
    })),
    collapseAll: assign({ expanded: [] }),
    reveal: assign(({ context: { chart, expanded, revealed } }, { id }: { id: string }) => ({
      expanded: [...new Set([...expanded, ...findPath(chart?.people ?? [], id)])].toSorted(),
      revealed: { id, isAgain: !revealed.isAgain },
    })),
    storeMove: assign((_, { move }: { move: Move }) => ({ move })),
  },
}).createMachine({
  id: 'organization-chart',
  description:
    'Everyone who is employed, below their managers; people are found and moved. Source: PEOPL-015, PEOPL-016.',
  context: {
    chart: null,
    expanded: [],
    revealed: { id: '', isAgain: false },
    move: null,
    cause: null,
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The chart is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadChart',
        src: 'loadChart',
        onDone: {
          target: 'loaded',
          actions: { type: 'storeFirst', params: ({ event }) => event },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    loaded: {
      description: 'The chart is shown.',
      initial: 'resting',
      on: {
        'branch.toggle': { actions: { type: 'toggle', params: ({ event }) => event } },
        'branches.expand': { actions: 'expandAll' },
        'branches.collapse': { actions: 'collapseAll' },
        'person.reveal': {
          guard: { type: 'hasPerson', params: ({ event }) => event },
          actions: { type: 'reveal', params: ({ event }) => event },
        },
      },
      states: {
        resting: {
          description: 'The chart is up to date.',
          on: {
            'tab.returned': 'refreshing',
            'person.move': {
              target: 'moving',
              actions: { type: 'storeMove', params: ({ event }) => event },
            },
          },
        },
        refreshing: {
          description: 'The chart is loading again; the shown one stays.',
          on: {
            'person.move': {
              target: 'moving',
              actions: { type: 'storeMove', params: ({ event }) => event },
            },
          },
          invoke: {
            id: 'reloadChart',
            src: 'loadChart',
            onDone: {
              target: 'resting',
              actions: { type: 'store', params: ({ event }) => event },
            },
            // The chart stays as it was; the next return to the tab loads it again.
            onError: {
              target: 'resting',
              actions: { type: 'storeCause', params: ({ event }) => event },
            },
          },
        },
        moving: {
          description: 'The dialog that moves a person is open.',
          invoke: {
            id: 'move',
            src: 'move',
            input: ({ context: { move } }) => ({
              person: move?.person ?? { id: '', fullName: '', version: 1 },
              manager: move?.manager,
            }),
            onDone: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => event },
                target: 'refreshing',
              },
              { target: 'resting' },
            ],
            onError: { target: 'refreshing' },
          },
        },
      },
    },
    unavailable: {
      description: 'The chart could not be loaded; it can be tried again.',
      type: 'final',
    },
  },
});

export type OrganizationChartActor = ActorRefFrom<typeof organizationChartMachine>;
