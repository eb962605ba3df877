import { assign, enqueueActions, setup, spawnChild, stopChild, type ActorRefFrom } from 'xstate';
import type { Clock } from '../clock.ts';
import type { UnsentStore } from '../clockwork/outbox/unsent.ts';
import {
  groupTiles,
  type GroupFailure,
  type GroupName,
  type GroupReport,
  type TileGroupName,
} from './groups.ts';
import { recentEntriesMachine } from './recent-entries.machine.ts';
import { tileGroupMachine } from './tile-group.machine.ts';

export interface DashboardInput {
  clock: Clock;
  /** IANA name of the person's time zone: it decides which hours count for today. */
  timeZone: string;
  /** Stores a timer that is started while the server is unreachable. */
  store?: UnsentStore | null;
}

export interface DashboardContext extends Required<DashboardInput> {
  /** The groups on the page. */
  groups: readonly GroupName[];
  /** Groups that failed to load, in the order of their failures. */
  failures: readonly GroupFailure[];
}

export type DashboardEvent =
  /** Tiles of the group were added to the page. */
  | { type: 'group.added'; group: TileGroupName }
  | { type: 'recent.added' }
  /** The last tile of the group was removed from the page. */
  | { type: 'group.removed'; group: GroupName }
  | GroupReport
  | { type: 'retry' };

export type DashboardActor = ActorRefFrom<typeof dashboardMachine>;

/**
 * No notification is sent when people start or stop work, so the tile reloads each minute, in ms.
 */
const teamRefresh = 60_000;

const without = (failures: readonly GroupFailure[], name: GroupName) =>
  failures.filter(({ group }) => group !== name);

export const dashboardMachine = setup({
  types: {
    context: {} as DashboardContext,
    events: {} as DashboardEvent,
    input: {} as DashboardInput,
    children: {} as {
      [Group in TileGroupName]: 'tileGroup';
    } & { recent: 'recentEntries' },
  },
  actors: { tileGroup: tileGroupMachine, recentEntries: recentEntriesMachine },
  guards: {
    isNew: ({ context }, { group }: { group: GroupName }) => !context.groups.includes(group),
    isShown: ({ context }, { group }: { group: GroupName }) => context.groups.includes(group),
    isLastFailure: ({ context }, { group }: { group: GroupName }) =>
      context.failures.length > 0 && without(context.failures, group).length === 0,
  },
  actions: {
    clearFailure: assign({
      failures: ({ context }, { group }: { group: GroupName }) => without(context.failures, group),
    }),
    addFailure: assign({
      failures: ({ context }, { group, cause, isOutdated }: GroupFailure) => [
        ...without(context.failures, group),
        { group, cause, isOutdated },
      ],
    }),
    addGroup: assign({
      groups: ({ context }, group: GroupName) => [...context.groups, group],
    }),
    removeGroup: assign({
      groups: ({ context }, { group }: { group: GroupName }) =>
        context.groups.filter((each) => each !== group),
    }),
    retryFailed: enqueueActions(({ context, enqueue }) => {
      for (const { group } of context.failures) enqueue.sendTo(group, { type: 'retry' });
    }),
  },
}).createMachine({
  id: 'dashboard',
  description:
    'The Dashboard page: each group of tiles has its own machine, and the page shows once why some could not be loaded. Source: SHELL-005.',
  context: ({ input }) => ({ store: null, ...input, groups: [], failures: [] }),
  initial: 'complete',
  on: {
    'group.added': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: [
        { type: 'addGroup', params: ({ event }) => event.group },
        enqueueActions(({ context: { clock, timeZone }, event: { group }, self, enqueue }) => {
          enqueue.spawnChild('tileGroup', {
            id: group,
            input: {
              clock,
              timeZone,
              tiles: groupTiles[group],
              report: { to: self, group },
              refreshEvery: group === 'team' ? teamRefresh : null,
            },
          });
        }),
      ],
    },
    'recent.added': {
      guard: { type: 'isNew', params: { group: 'recent' } },
      actions: [
        { type: 'addGroup', params: 'recent' },
        spawnChild('recentEntries', {
          id: 'recent',
          input: ({ context: { clock, store }, self }) => ({ clock, store, report: self }),
        }),
      ],
    },
    'group.removed': [
      {
        guard: { type: 'isLastFailure', params: ({ event }) => event },
        target: '.complete',
        actions: [
          stopChild(({ event }) => event.group),
          { type: 'removeGroup', params: ({ event }) => event },
          { type: 'clearFailure', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          stopChild(({ event }) => event.group),
          { type: 'removeGroup', params: ({ event }) => event },
          { type: 'clearFailure', params: ({ event }) => event },
        ],
      },
    ],
    'group.loaded': [
      {
        guard: { type: 'isLastFailure', params: ({ event }) => event },
        target: '.complete',
        actions: { type: 'clearFailure', params: ({ event }) => event },
      },
      { actions: { type: 'clearFailure', params: ({ event }) => event } },
    ],
    'group.failed': {
      // A group that has been removed from the page cannot fail on it.
      guard: { type: 'isShown', params: ({ event }) => event },
      target: '.incomplete',
      actions: { type: 'addFailure', params: ({ event }) => event },
    },
  },
  states: {
    complete: { description: 'No failure is known: all groups are loaded or loading.' },
    incomplete: {
      description:
        'Some groups could not be loaded: the page shows why, once, and offers to try again.',
      on: { retry: 'retrying' },
    },
    retrying: {
      description: 'Failed groups reload; until they are loaded, the page shows why they failed.',
      entry: 'retryFailed',
    },
  },
});
