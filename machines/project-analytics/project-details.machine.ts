import type { ActorRefFrom } from 'xstate';
import {
  buildFailureTransitions,
  failureOfRefresh,
  nothing,
  toPeriod,
  projectDetailsSetup,
  buildRetryTransition,
} from './project-details.setup.ts';

export const projectDetailsMachine = projectDetailsSetup.createMachine({
  id: 'project-details',
  description: 'The details of a project, in a popup over the tree. Source: ANLYT-056.',
  context: { ...nothing, projectId: '', tab: 0 },
  initial: 'dormant',
  states: {
    dormant: {
      description: 'No popup is open.',
      entry: 'clearDetails',
      on: {
        REQUEST_DETAILS: {
          target: 'active',
          actions: { type: 'start', params: ({ event }) => event },
        },
      },
    },
    active: {
      description: 'The popup is open; its parts load in parallel.',
      tags: 'open',
      type: 'parallel',
      on: {
        CLOSE: 'dormant',
        REQUEST_DETAILS: {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'active',
          reenter: true,
          actions: { type: 'start', params: ({ event }) => event },
        },
      },
      states: {
        details: {
          description: 'The description of the project, and its hours per day.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The details are loading.',
              invoke: {
                id: 'loadDetails',
                src: 'loadDetails',
                input: ({ context: { projectId } }) => ({ projectId }),
                onDone: {
                  target: 'shown',
                  actions: { type: 'showDetail', params: ({ event }) => event.output },
                },
                onError: buildFailureTransitions('details'),
              },
            },
            shown: { description: 'The details are shown.', on: { 'tab.returned': 'refreshing' } },
            refreshing: {
              description: 'The person is back in the tab: the details reload silently.',
              invoke: {
                id: 'refreshDetails',
                src: 'loadDetails',
                input: ({ context: { projectId } }) => ({ projectId }),
                onDone: {
                  target: 'shown',
                  actions: { type: 'showDetail', params: ({ event }) => event.output },
                },
                onError: failureOfRefresh,
              },
            },
            failed: {
              description:
                'The details could not be loaded, which is shown in their section; they can be tried again.',
              on: { retry: buildRetryTransition('details') },
            },
          },
        },
        totalTime: {
          description: 'The total time of the project.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The time is loading.',
              invoke: {
                id: 'loadTotalTime',
                src: 'loadTotalTime',
                input: ({ context: { projectId } }) => ({ projectId }),
                onDone: {
                  target: 'shown',
                  actions: { type: 'showTotalTime', params: ({ event }) => event.output },
                },
                onError: buildFailureTransitions('totalTime'),
              },
            },
            shown: { description: 'The time is shown.', on: { 'tab.returned': 'refreshing' } },
            refreshing: {
              description: 'The person is back in the tab: the time reloads silently.',
              invoke: {
                id: 'refreshTotalTime',
                src: 'loadTotalTime',
                input: ({ context: { projectId } }) => ({ projectId }),
                onDone: {
                  target: 'shown',
                  actions: { type: 'showTotalTime', params: ({ event }) => event.output },
                },
                onError: failureOfRefresh,
              },
            },
            failed: {
              description:
                'The time could not be loaded, which is shown in its section; it can be tried again.',
              on: { retry: buildRetryTransition('totalTime') },
            },
          },
        },
        contributors: {
          description: 'The people who worked on the project in the period of the tab.',
          initial: 'loading',
          on: {
            CHANGE_TAB: {
              guard: { type: 'isAnotherTab', params: ({ event }) => event },
              target: '.loading',
              actions: { type: 'changeTab', params: ({ event }) => event },
            },
          },
          states: {
            loading: {
              description: 'The contributors are loading.',
              invoke: {
                id: 'loadContributors',
                src: 'loadContributors',
                input: ({ context: { projectId, tab } }) => ({ projectId, period: toPeriod(tab) }),
                onDone: {
                  target: 'shown',
                  actions: { type: 'showContributors', params: ({ event }) => event.output },
                },
                onError: buildFailureTransitions('contributors'),
              },
            },
            shown: {
              description: 'The contributors are shown, three at a time.',
              on: {
                'tab.returned': 'refreshing',
                'member.selectNext': {
                  guard: 'hasNextMember',
                  actions: { type: 'moveMembers', params: { by: 1 } },
                },
                'member.selectPrevious': {
                  guard: 'hasPreviousMember',
                  actions: { type: 'moveMembers', params: { by: -1 } },
                },
              },
            },
            refreshing: {
              description: 'The person is back in the tab: the contributors reload silently.',
              invoke: {
                id: 'refreshContributors',
                src: 'loadContributors',
                input: ({ context: { projectId, tab } }) => ({ projectId, period: toPeriod(tab) }),
                onDone: {
                  target: 'shown',
                  actions: { type: 'showContributors', params: ({ event }) => event.output },
                },
                onError: failureOfRefresh,
              },
            },
            failed: {
              description:
                'The contributors could not be loaded, which is shown in their section; they can be tried again.',
              on: { retry: buildRetryTransition('contributors') },
            },
          },
        },
      },
    },
    missing: {
      id: 'missing',
      description: 'The project was deleted in the meantime, or the person has no access to it.',
      tags: 'open',
      entry: 'emitMissed',
      on: {
        CLOSE: 'dormant',
        REQUEST_DETAILS: {
          target: 'active',
          actions: { type: 'start', params: ({ event }) => event },
        },
      },
    },
  },
});

export type ProjectDetailsActor = ActorRefFrom<typeof projectDetailsMachine>;
