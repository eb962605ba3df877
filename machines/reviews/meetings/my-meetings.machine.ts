import { assign, raise, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../../cause.ts';
import { meetingCalendarMachine } from './meeting-calendar.machine.ts';
import { meetingTicksMachine } from './actions/meeting-ticks.machine.ts';
import type { ActionTick, ActionTicked, MeetingChanged, MyReviewMeetings } from './meeting.ts';
import { loadMyMeetings, type MeetingsToLoad } from './my-meetings.actors.ts';
import { type UndoneTick, undoTickMachine } from './actions/undo-tick.machine.ts';

/** How many entries each list shows at first, and how many more each time. */
export const pageSize = 50;
/** The most that the contract returns at once. */
const mostEntries = 500;

export interface MyMeetingsInput {
  actionItems: MeetingsToLoad['actionItems'];
}

interface MyMeetingsContext extends MeetingsToLoad {
  /** Null before the first response. */
  content: MyReviewMeetings | null;
  /** Why the last attempt to load failed, where that is known. */
  cause: Cause | null;
  /** The last tick, while it can be undone. */
  undone: UndoneTick | null;
}

/** Whether a list is cut. */
const hasMore = ({ content, limit }: MyMeetingsContext): boolean =>
  content !== null &&
  limit < mostEntries &&
  (content.upcomingMeetingCount > content.upcomingMeetings.length ||
    content.pastMeetingCount > content.pastMeetings.length ||
    content.actionItemCount > content.actionItems.length);

export const myMeetingsMachine = setup({
  types: {
    context: {} as MyMeetingsContext,
    events: {} as
      | MeetingChanged
      | ActionTicked
      | { type: 'filter.change'; actionItems: MeetingsToLoad['actionItems'] }
      | { type: 'content.loadMore' | 'tab.returned' | 'network.returned' | 'retry' },
    input: {} as MyMeetingsInput,
    tags: {} as 'busy' | 'shown' | 'outdated' | 'refreshing',
    children: {} as { ticks: 'ticks'; calendar: 'calendar'; undo: 'undo' },
  },
  actors: {
    loadMyMeetings,
    ticks: meetingTicksMachine,
    calendar: meetingCalendarMachine,
    undo: undoTickMachine,
  },
  guards: {
    hasMore: ({ context }) => hasMore(context),
    isOther: ({ context }, { actionItems }: MyMeetingsInput) => actionItems !== context.actionItems,
  },
  actions: {
    show: assign((_, content: MyReviewMeetings) => ({ content, cause: null })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    filter: assign((_, { actionItems }: MyMeetingsInput) => ({ actionItems })),
    loadMore: assign(({ context }) => ({ limit: Math.min(mostEntries, context.limit + pageSize) })),
    storeTick: assign((_, { tick }: { tick: ActionTick }) => ({
      undone: { tick, steps: [{ ...tick, isCompleted: !tick.isCompleted }] },
    })),
    clearTick: assign({ undone: null }),
    reload: raise({ type: 'meeting.changed' }),
  },
}).createMachine({
  id: 'my-meetings',
  description:
    'The meetings in which the person takes part, and the action items assigned to them, which they complete. Source: REVW-013, REVW-032.',
  context: ({ input }) => ({
    ...input,
    limit: pageSize,
    content: null,
    cause: null,
    undone: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The lists are loading.',
      tags: 'busy',
      on: {
        'filter.change': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: { type: 'filter', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'loadMyMeetings',
        src: 'loadMyMeetings',
        input: ({ context: { actionItems, limit } }) => ({ actionItems, limit }),
        onDone: {
          target: 'content',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    content: {
      description: 'The lists are shown.',
      type: 'parallel',
      tags: 'shown',
      invoke: [
        {
          id: 'ticks',
          src: 'ticks',
          input: ({ self }) => ({ report: self }),
          onError: { actions: 'reload' },
        },
        { id: 'calendar', src: 'calendar', onError: { actions: 'reload' } },
      ],
      states: {
        record: {
          description: 'Whether what is shown is what is stored.',
          initial: 'current',
          on: {
            'meeting.changed': { target: '.refreshing' },
            'tab.returned': { target: '.refreshing' },
            'network.returned': { target: '.refreshing' },
            'filter.change': {
              guard: { type: 'isOther', params: ({ event }) => event },
              target: '.refreshing',
              actions: { type: 'filter', params: ({ event }) => event },
            },
            'content.loadMore': {
              guard: 'hasMore',
              target: '.refreshing',
              actions: 'loadMore',
            },
          },
          states: {
            current: { description: 'What is shown is what was last loaded.' },
            refreshing: {
              description: 'The lists reload quietly: what is shown stays.',
              tags: 'refreshing',
              invoke: {
                id: 'refreshMyMeetings',
                src: 'loadMyMeetings',
                input: ({ context: { actionItems, limit } }) => ({ actionItems, limit }),
                onDone: {
                  target: 'current',
                  actions: { type: 'show', params: ({ event }) => event.output },
                },
                onError: {
                  target: 'outdated',
                  actions: { type: 'storeCause', params: ({ event }) => event },
                },
              },
            },
            outdated: {
              description: 'The quiet reload failed, for example offline: this is shown, and why.',
              tags: 'outdated',
              on: { retry: 'refreshing' },
            },
          },
        },
        undo: {
          description: 'The offer to undo the last tick.',
          initial: 'none',
          on: {
            'action.ticked': {
              target: '.offered',
              actions: { type: 'storeTick', params: ({ event }) => event },
            },
          },
          states: {
            none: { description: 'There is nothing to undo.', entry: 'clearTick' },
            offered: {
              description: 'The last tick can be undone for a while.',
              on: {
                'action.ticked': {
                  target: 'offered',
                  reenter: true,
                  actions: { type: 'storeTick', params: ({ event }) => event },
                },
              },
              invoke: {
                id: 'undo',
                src: 'undo',
                input: ({ context: { undone } }) => ({ undo: undone as UndoneTick }),
                onDone: { target: 'none', actions: 'reload' },
                onError: { target: 'none', actions: 'reload' },
              },
            },
          },
        },
      },
    },
    unavailable: {
      description: 'The lists could not be loaded; the person can try again.',
      on: {
        retry: 'loading',
        'tab.returned': 'loading',
        'network.returned': 'loading',
        'filter.change': {
          target: 'loading',
          actions: { type: 'filter', params: ({ event }) => event },
        },
      },
    },
  },
});

export type MyMeetingsActor = ActorRefFrom<typeof myMeetingsMachine>;
