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
  description: 'What there is to know of a project, in a popup over the tree. Source: ANLYT-056.',
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
      description: 'The popup is open; its parts are read side by side.',
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
          description: 'What the project is, and its hours by day.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The details are read.',
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
            shown: { description: 'They are shown.', on: { 'tab.returned': 'refreshing' } },
            refreshing: {
              description: 'The person is back in the tab: they are read again, quietly.',
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
                'They could not be read, which is said in their place; they can be tried again.',
              on: { retry: buildRetryTransition('details') },
            },
          },
        },
        totalTime: {
          description: 'The whole time of the project.',
          initial: 'loading',
          states: {
            loading: {
              description: 'The time is read.',
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
            shown: { description: 'It is shown.', on: { 'tab.returned': 'refreshing' } },
            refreshing: {
              description: 'The person is back in the tab: it is read again, quietly.',
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
                'It could not be read, which is said in its place; it can be tried again.',
              on: { retry: buildRetryTransition('totalTime') },
            },
          },
        },
        contributors: {
          description: 'Who has worked on the project in the period of the tab.',
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
              description: 'They are read.',
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
              description: 'They are shown, three at a time.',
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
              description: 'The person is back in the tab: they are read again, quietly.',
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
                'They could not be read, which is said in their place; they can be tried again.',
              on: { retry: buildRetryTransition('contributors') },
            },
          },
        },
      },
    },
    missing: {
      id: 'missing',
      description: 'The project was deleted meanwhile, or is closed to the person.',
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
