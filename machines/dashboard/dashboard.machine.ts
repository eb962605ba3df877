import { assign, enqueueActions, setup, spawnChild, stopChild, type ActorRefFrom } from 'xstate';
import type { Clock } from '../clock.ts';
import type { UnsentStore } from '../clockwork/unsent.ts';
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
  /** IANA name of the person's time zone: with another day other hours count. */
  timeZone: string;
  /** Stores a timer that is started while nobody answers. */
  store?: UnsentStore | null;
}

export interface DashboardContext extends Required<DashboardInput> {
  /** What is on the page. */
  groups: readonly GroupName[];
  /** What could not be read, in the order in which it failed. */
  failures: readonly GroupFailure[];
}

export type DashboardEvent =
  /** Tiles of the group are on the page. */
  | { type: 'group.added'; group: TileGroupName }
  | { type: 'recent.added' }
  /** None of its tiles is on the page any more. */
  | { type: 'group.removed'; group: GroupName }
  | GroupReport
  | { type: 'retry' };

export type DashboardActor = ActorRefFrom<typeof dashboardMachine>;

/** Who is at work changes without a notification: it is read again each minute. */
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
    'The page of the Dashboard: each group of tiles is read by a chart of its own, and the page says once why some could not be. Source: SHELL-005.',
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
      // What is not on the page any more is not missing there.
      guard: { type: 'isShown', params: ({ event }) => event },
      target: '.incomplete',
      actions: { type: 'addFailure', params: ({ event }) => event },
    },
  },
  states: {
    complete: { description: 'Nothing is known to be missing: all is there, or on its way.' },
    incomplete: {
      description:
        'Some groups could not be read: the page says why, once, and offers to try again.',
      on: { retry: 'retrying' },
    },
    retrying: {
      description: 'What has failed is read again; until it is there the page says why it was not.',
      entry: 'retryFailed',
    },
  },
});
