import { assign, type ActorRefFrom } from 'xstate';
import { causeOf } from '../cause.ts';
import { openedPart } from '../records/part-form.ts';
import { emptyId } from '../validation/rules.ts';
import { emptyGroup } from './group.ts';
import { groupToSave, teamViewSetup } from './team-view.setup.ts';

export type { TeamViewContext, TeamViewEvent } from './team-view.setup.ts';

export type TeamViewActor = ActorRefFrom<typeof teamViewMachine>;

export const teamViewMachine = teamViewSetup.createMachine({
  id: 'team-view',
  description: 'A team and its groups. Source: document 2, sections 2 to 5 (Teams).',
  context: ({ input }) => ({
    id: input.id,
    team: null,
    cause: null,
    group: null,
    ...openedPart(emptyGroup, null),
  }),
  initial: 'loadingTeam',
  states: {
    loadingTeam: {
      description: 'The team is being read; what is shown already stays in its place.',
      tags: 'busy',
      entry: 'closeGroup',
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
            actions: assign({ cause: ({ event }) => causeOf(event.error) }),
          },
        ],
      },
    },
    loaded: {
      description: 'The team and its groups are shown.',
      entry: 'closeGroup',
      initial: 'resting',
      on: {
        ADD: { target: 'addGroup', actions: 'beginAdding' },
        EDIT: {
          target: 'editGroup',
          actions: { type: 'beginEditing', params: ({ event }) => event },
        },
        DELETE: {
          target: 'deleteGroup',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        NAME: { target: 'viewGroup', actions: { type: 'choose', params: ({ event }) => event } },
      },
      states: {
        resting: {
          description: 'Nothing is asked of the server.',
          on: { 'tab.returned': 'refreshing' },
        },
        refreshing: {
          description: 'The person is back in the tab: the team is read again, quietly.',
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
    addGroup: {
      description: 'A new group is filled in; what was not finished before is offered.',
      tags: 'editable',
      initial: 'filling',
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'draft.found': { actions: { type: 'takeKept', params: ({ event }) => event } },
        'draft.restored': { actions: 'restore' },
        'draft.discarded': { actions: 'forgetDraft' },
      },
      states: {
        filling: {
          description: 'The person describes the new group.',
          on: {
            SAVE: [
              { guard: 'isGroupSound', target: '#team-view.savingGroup' },
              { actions: 'showFaults' },
            ],
            CANCEL: '#team-view.loaded',
          },
        },
        teamGone: {
          description: 'The team is gone meanwhile; what was typed stays to be copied.',
          tags: 'parentGone',
          on: { CANCEL: '#team-view.loadingTeam' },
        },
      },
    },
    editGroup: {
      description: 'A group is changed; what was not finished before is offered.',
      tags: 'editable',
      initial: 'filling',
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'draft.found': { actions: { type: 'takeKept', params: ({ event }) => event } },
        'draft.restored': { actions: 'restore' },
        'draft.discarded': { actions: 'forgetDraft' },
      },
      states: {
        filling: {
          description: 'The person changes the group.',
          on: {
            SAVE: [
              { guard: 'isGroupSound', target: '#team-view.savingGroup' },
              { actions: 'showFaults' },
            ],
            CANCEL: '#team-view.loaded',
          },
        },
        stale: {
          description: 'Somebody else was faster; says who changed what. It can be saved anyway.',
          tags: 'stale',
          on: {
            SAVE_ANYWAY: [
              {
                guard: 'isGroupSound',
                target: '#team-view.savingGroup',
                actions: 'forgetVersion',
              },
              { actions: 'showFaults' },
            ],
            CANCEL: '#team-view.loadingTeam',
          },
        },
        gone: {
          description: 'Somebody has deleted the group meanwhile; it can be saved as a new one.',
          tags: 'gone',
          on: {
            SAVE_AS_NEW: [
              { guard: 'isGroupSound', target: '#team-view.savingGroup', actions: 'beginAnew' },
              { actions: 'showFaults' },
            ],
            CANCEL: '#team-view.loadingTeam',
          },
        },
      },
    },
    savingGroup: {
      description: 'The group is being saved; then the team is read again.',
      tags: ['busy', 'saving'],
      invoke: {
        id: 'saveGroup',
        src: 'saveGroup',
        input: ({ context }) => groupToSave(context),
        onDone: 'loadingTeam',
        onError: [
          {
            guard: { type: 'isGroupGone', params: ({ event }) => event },
            target: 'editGroup.gone',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          {
            guard: { type: 'isGroupStale', params: ({ event }) => event },
            target: 'editGroup.stale',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          {
            guard: { type: 'isTeamGone', params: ({ event }) => event },
            target: 'addGroup.teamGone',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          {
            guard: 'isNew',
            target: 'addGroup',
            actions: { type: 'showRefusal', params: ({ event }) => event },
          },
          {
            target: 'editGroup',
            actions: { type: 'showRefusal', params: ({ event }) => event },
          },
        ],
      },
    },
    deleteGroup: {
      description: 'Asks whether the group is to be deleted; nothing has happened yet.',
      tags: 'question',
      on: { YES: 'deletingGroup', CANCEL: 'loaded' },
    },
    deletingGroup: {
      description: 'The group is being deleted; then the team is read again.',
      tags: ['busy', 'question'],
      invoke: {
        id: 'deleteGroup',
        src: 'deleteGroup',
        input: ({ context: { group } }) => ({ groupId: group?.groupId ?? emptyId }),
        onDone: 'loadingTeam',
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'loadingTeam' },
          { target: 'deleteGroup' },
        ],
      },
    },
    viewGroup: {
      description: 'A group is shown to be read alone.',
      on: { CANCEL: 'loaded' },
    },
    notFound: { description: 'There is no such team in this tenant.', type: 'final' },
    unavailable: {
      description: 'The team could not be read; a fresh try can be made.',
      type: 'final',
    },
  },
});
