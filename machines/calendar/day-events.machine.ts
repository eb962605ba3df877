import { assign, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import { listenToCalendar } from './calendar-connection.actors.ts';
import { checkConnection, getDayEvents, type CalendarEvent } from './day-events.actors.ts';

export interface DayEventsContext {
  /** The day, yyyy-MM-dd. */
  date: string;
  /** The events of the last loaded day; null before. */
  events: readonly CalendarEvent[] | null;
  cause: Cause | null;
  /** Whether changes are received live. */
  isLive: boolean;
}

export type DayEventsEvent =
  | { type: 'day.changed'; date: string }
  | { type: 'calendar.changed' }
  | { type: 'tab.returned' }
  | { type: 'retry' };

export type DayEventsActor = ActorRefFrom<typeof dayEventsMachine>;

export const dayEventsMachine = setup({
  types: {
    context: {} as DayEventsContext,
    events: {} as DayEventsEvent,
    input: {} as { date: string },
    tags: {} as 'busy',
  },
  actors: { checkConnection, getDayEvents, listenToCalendar },
  guards: {
    isAnotherDay: ({ context }, { date }: { date: string }) => date !== context.date,
    isConnected: (_, { output }: { output: boolean }) => output,
  },
  actions: {
    store: assign((_, { output }: { output: readonly CalendarEvent[] }) => ({
      events: output,
      cause: null,
    })),
  },
}).createMachine({
  id: 'day-events',
  description: 'The events of the connected calendar on a day. Source: INTEG-001, PRIV-040.',
  context: ({ input }) => ({ ...input, events: null, cause: null, isLive: true }),
  // Without the hub, the events reload whenever the person returns to the tab.
  invoke: {
    id: 'listenToCalendar',
    src: 'listenToCalendar',
    onError: { actions: assign({ isLive: false }) },
  },
  initial: 'checking',
  states: {
    checking: {
      description: 'Whether a calendar is connected is loading; nothing is shown until then.',
      on: { 'day.changed': { actions: assign({ date: ({ event }) => event.date }) } },
      invoke: {
        id: 'checkConnection',
        src: 'checkConnection',
        onDone: [
          {
            guard: { type: 'isConnected', params: ({ event }) => event },
            target: 'loading',
          },
          { target: 'disconnected', actions: assign({ events: null }) },
        ],
        onError: {
          target: 'failed',
          actions: assign({ cause: ({ event }) => toCause(event.error) }),
        },
      },
    },
    disconnected: {
      description: 'No calendar is connected: there is nothing to show.',
      on: {
        'calendar.changed': 'checking',
        'tab.returned': 'checking',
        'day.changed': { actions: assign({ date: ({ event }) => event.date }) },
      },
    },
    loading: {
      description: 'The events of the day are loading.',
      tags: 'busy',
      on: {
        'day.changed': {
          guard: { type: 'isAnotherDay', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: assign({ date: ({ event }) => event.date, events: null }),
        },
      },
      invoke: {
        id: 'getDayEvents',
        src: 'getDayEvents',
        input: ({ context: { date } }) => ({ date }),
        onDone: { target: 'shown', actions: { type: 'store', params: ({ event }) => event } },
        onError: {
          target: 'failed',
          actions: assign({ cause: ({ event }) => toCause(event.error), events: null }),
        },
      },
    },
    shown: {
      description: 'The events of the day are shown; a change of the calendar reloads them.',
      on: {
        'calendar.changed': 'checking',
        'tab.returned': 'checking',
        'day.changed': {
          guard: { type: 'isAnotherDay', params: ({ event }) => event },
          target: 'loading',
          actions: assign({ date: ({ event }) => event.date, events: null }),
        },
      },
    },
    failed: {
      description: 'The events could not be loaded: shows why; the rest of the page works.',
      on: {
        retry: 'checking',
        'calendar.changed': 'checking',
        'day.changed': {
          target: 'checking',
          actions: assign({ date: ({ event }) => event.date }),
        },
      },
    },
  },
});
