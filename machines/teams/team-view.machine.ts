import { fromPromise, assign, setup, type ActorRefFrom } from 'xstate';
import { api, Problem, toProblem } from '#openapi/client/index.ts';
import type { TeamView } from './team.ts';
import { toCause, type Cause } from '../cause.ts';
import type { PartOutput } from '../records/create-record-part.ts';
import type { Group } from './group.ts';
import { teamGroupDeletionMachine } from './team-group-deletion.machine.ts';
import { teamGroupMachine } from './team-group.machine.ts';

/** A team with its groups. The response is a list; its first entry is the team. */
const loadTeamView = fromPromise<TeamView, { id: string }>(async ({ input: { id }, signal }) => {
  const [team] = (await api.getTeamView({ path: { id }, signal })).viewTeam;
  if (!team) throw new Problem('notFound', 404);
  return team;
});

export interface TeamViewContext {
  id: string;
  /** Null before the first response. */
  team: TeamView | null;
  /** The group that is edited, deleted or viewed; null for a new one. */
  group: Group | null;
  /** Why loading failed, where that is known. */
  cause: Cause | null;
}

/** NAME is a click on a group's name. */
export type TeamViewEvent =
  | { type: 'ADD' }
  | { type: 'EDIT' | 'DELETE' | 'NAME'; group: Group }
  | { type: 'CANCEL' }
  | { type: 'tab.returned' };

export const teamViewMachine = setup({
  types: {
    context: {} as TeamViewContext,
    events: {} as TeamViewEvent,
    input: {} as { id: string },
    tags: {} as 'busy',
    children: {} as { group: 'group'; deletion: 'deletion' },
  },
  actors: { loadTeamView, group: teamGroupMachine, deletion: teamGroupDeletionMachine },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => toProblem(error).kind === 'notFound',
    isOutdated: (_, { output }: { output: PartOutput }) => output.isOutdated,
  },
  actions: {
    show: assign((_, team: TeamView) => ({ team })),
    select: assign((_, { group }: { group: Group }) => ({ group })),
  },
}).createMachine({
  id: 'team-view',
  description: 'A team and its groups. Source: TEAM-019, TEAM-008, TEAM-022.',
  context: ({ input }) => ({ id: input.id, team: null, group: null, cause: null }),
  initial: 'loadingTeam',
  states: {
    loadingTeam: {
      description: 'The team is loading; the data already shown stays.',
      tags: 'busy',
      invoke: {
        id: 'loadTeam',
        src: 'loadTeamView',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'loaded',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
          {
            target: 'unavailable',
            actions: assign({ cause: ({ event }) => toCause(event.error) }),
          },
        ],
      },
    },
    loaded: {
      description: 'The team and its groups are shown.',
      initial: 'resting',
      on: {
        ADD: { target: 'fillingGroup', actions: assign({ group: null }) },
        EDIT: { target: 'fillingGroup', actions: { type: 'select', params: ({ event }) => event } },
        DELETE: {
          target: 'deletingGroup',
          actions: { type: 'select', params: ({ event }) => event },
        },
        NAME: { target: 'viewingGroup', actions: { type: 'select', params: ({ event }) => event } },
      },
      states: {
        resting: {
          description: 'No request is pending.',
          on: { 'tab.returned': 'refreshing' },
        },
        refreshing: {
          description: 'The person is back in the tab: the team reloads silently.',
          invoke: {
            id: 'refreshTeam',
            src: 'loadTeamView',
            input: ({ context: { id } }) => ({ id }),
            onDone: {
              target: 'resting',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isMissing', params: ({ event }) => event },
                target: '#team-view.notFound',
              },
              { target: 'resting' },
            ],
          },
        },
      },
    },
    fillingGroup: {
      description: 'A group is added or edited in its dialog, which has its own machine.',
      invoke: {
        id: 'group',
        src: 'group',
        input: ({ context: { id, group } }) => ({ parentId: id, part: group }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'loadingTeam',
          },
          { target: 'loaded' },
        ],
        onError: 'loadingTeam',
      },
    },
    deletingGroup: {
      description: 'A group is deleted after a confirmation, which has its own machine.',
      invoke: {
        id: 'deletion',
        src: 'deletion',
        input: ({ context: { group } }) => ({ part: group as Group }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'loadingTeam',
          },
          { target: 'loaded' },
        ],
        onError: 'loadingTeam',
      },
    },
    viewingGroup: {
      description: 'A group is shown read-only.',
      on: { CANCEL: 'loaded' },
    },
    notFound: { description: 'There is no such team in this tenant.', type: 'final' },
    unavailable: {
      description: 'The team could not be loaded; it can be tried again.',
      type: 'final',
    },
  },
});

export type TeamViewActor = ActorRefFrom<typeof teamViewMachine>;
