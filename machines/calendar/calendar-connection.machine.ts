import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { Problem, toProblem } from '#openapi/client/index.ts';
import { isOutage, toCause, type Cause } from '../cause.ts';
import {
  connectCalendar,
  disconnectCalendar,
  getCalendarConnection,
  listenToCalendar,
  startCalendarConnection,
  syncCalendar,
  type Authorization,
  type Connection,
} from './calendar-connection.actors.ts';
import {
  findResponseProblem,
  isOpenable,
  type ProviderResponse,
  type ResponseProblem,
} from './calendar-response.ts';

export interface CalendarConnectionInput {
  /** What the provider has returned; null when the page is opened otherwise. */
  response: ProviderResponse | null;
  /** The address of this page, to which the provider returns. */
  redirectUri: string;
}

export interface CalendarConnectionContext extends CalendarConnectionInput {
  connection: Connection | null;
  /** Why the provider's response connects nothing. */
  responseProblem: ResponseProblem | null;
  /** Why the last action failed, as the server's message; empty where it sent none. */
  reason: string;
  cause: Cause | null;
  hasFailed: boolean;
  /** Whether changes are received live. */
  isLive: boolean;
}

export type CalendarConnectionEvent =
  | { type: 'calendar.connect' }
  | { type: 'calendar.sync' }
  | { type: 'calendar.disconnect' }
  | { type: 'calendar.changed' }
  | { type: 'YES' }
  | { type: 'NO' }
  | { type: 'retry' }
  | { type: 'notice.close' }
  | { type: 'tab.returned' };

export type CalendarConnectionEmitted =
  /** The page opens the provider's address in this tab. */
  { type: 'provider.requested'; address: string; state: string };

export type CalendarConnectionActor = ActorRefFrom<typeof calendarConnectionMachine>;

const noFailure = { hasFailed: false, reason: '', cause: null, responseProblem: null } as const;

export const calendarConnectionMachine = setup({
  types: {
    context: {} as CalendarConnectionContext,
    events: {} as CalendarConnectionEvent,
    input: {} as CalendarConnectionInput,
    emitted: {} as CalendarConnectionEmitted,
    tags: {} as 'busy' | 'shown' | 'disconnecting',
  },
  actors: {
    getCalendarConnection,
    startCalendarConnection,
    connectCalendar,
    syncCalendar,
    disconnectCalendar,
    listenToCalendar,
  },
  guards: {
    hasCode: ({ context }) => context.response !== null && context.responseProblem === null,
    hasProvider: ({ context }) => (context.connection?.providerName ?? null) !== null,
    isConnected: ({ context }) => context.connection?.isGoogleCalendarSynced === true,
    isOutage: (_, { error }: { error: unknown }) => isOutage(error),
    isOpenable: (_, { output }: { output: Authorization }) => isOpenable(output.authorizationUrl),
  },
  actions: {
    store: assign({ connection: (_, { output }: { output: Connection }) => output }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({
      hasFailed: true,
      reason: error instanceof Problem ? toProblem(error).messages.join(' ') : '',
      cause: toCause(error),
    })),
    clearFailure: assign(noFailure),
    emitRequest: emit((_, { output }: { output: Authorization }) => ({
      type: 'provider.requested' as const,
      address: output.authorizationUrl,
      state: output.state,
    })),
    endResponse: assign({ response: null }),
  },
}).createMachine({
  id: 'calendar-connection',
  description: 'The connection of a person’s calendar by OAuth 2.0. Source: INTEG-001, INTEG-017.',
  context: ({ input }) => ({
    ...input,
    ...noFailure,
    connection: null,
    responseProblem: input.response && findResponseProblem(input.response),
    isLive: true,
  }),
  // Without the hub, the page reloads whenever the person returns to the tab.
  invoke: {
    id: 'listenToCalendar',
    src: 'listenToCalendar',
    onError: { actions: assign({ isLive: false }) },
  },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The page opens, possibly with a response of the provider in its address.',
      tags: 'busy',
      always: [{ guard: 'hasCode', target: 'finishing' }, { target: 'loading' }],
    },
    finishing: {
      description: 'The server exchanges the code of the provider, which is valid only once.',
      tags: 'busy',
      invoke: {
        id: 'connectCalendar',
        src: 'connectCalendar',
        input: ({ context: { response } }) => ({
          authorizationCode: response?.code ?? '',
          state: response?.state ?? '',
        }),
        onDone: {
          target: 'ready',
          actions: [{ type: 'store', params: ({ event }) => event }, 'clearFailure', 'endResponse'],
        },
        onError: [
          {
            guard: { type: 'isOutage', params: ({ event }) => event },
            target: 'unfinished',
            actions: { type: 'noteFailure', params: ({ event }) => event },
          },
          {
            target: 'loading',
            actions: { type: 'noteFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    unfinished: {
      description: 'The server or the provider did not respond; the same code can be sent again.',
      on: { retry: 'finishing', NO: { target: 'loading', actions: 'clearFailure' } },
    },
    loading: {
      description: 'The connection is loading; the response of the provider is used up.',
      tags: 'busy',
      entry: 'endResponse',
      invoke: {
        id: 'getCalendarConnection',
        src: 'getCalendarConnection',
        onDone: { target: 'ready', actions: { type: 'store', params: ({ event }) => event } },
        onError: {
          target: 'unavailable',
          actions: assign({ cause: ({ event }) => toCause(event.error) }),
        },
      },
    },
    unavailable: {
      description: 'The connection could not be loaded; shows why, and it can be tried again.',
      on: { retry: { target: 'loading', actions: assign({ cause: null }) } },
    },
    ready: {
      description: 'The connection: provider, account, scopes and last sync, or nothing connected.',
      tags: 'shown',
      on: {
        'calendar.connect': { guard: 'hasProvider', target: 'requesting' },
        'calendar.sync': { guard: 'isConnected', target: 'syncing' },
        'calendar.disconnect': { guard: 'isConnected', target: 'confirming' },
        'notice.close': { actions: 'clearFailure' },
        'calendar.changed': 'refreshing',
        'tab.returned': 'refreshing',
      },
    },
    refreshing: {
      description: 'The connection reloads silently; the loaded one stays if that fails.',
      tags: 'shown',
      on: {
        'calendar.connect': { guard: 'hasProvider', target: 'requesting' },
        'calendar.sync': { guard: 'isConnected', target: 'syncing' },
        'calendar.disconnect': { guard: 'isConnected', target: 'confirming' },
      },
      invoke: {
        id: 'refreshConnection',
        src: 'getCalendarConnection',
        onDone: { target: 'ready', actions: { type: 'store', params: ({ event }) => event } },
        onError: 'ready',
      },
    },
    requesting: {
      description: 'The server starts the request for consent, with state and challenge.',
      tags: ['busy', 'shown'],
      entry: 'clearFailure',
      invoke: {
        id: 'startCalendarConnection',
        src: 'startCalendarConnection',
        input: ({ context: { redirectUri } }) => ({ redirectUri }),
        onDone: [
          {
            guard: { type: 'isOpenable', params: ({ event }) => event },
            target: 'leaving',
            actions: { type: 'emitRequest', params: ({ event }) => event },
          },
          { target: 'ready', actions: assign({ hasFailed: true }) },
        ],
        onError: {
          target: 'ready',
          actions: { type: 'noteFailure', params: ({ event }) => event },
        },
      },
    },
    leaving: {
      description: 'The browser opens the provider; a person who comes back can connect again.',
      tags: ['busy', 'shown'],
      on: { 'tab.returned': 'refreshing', NO: 'ready' },
    },
    syncing: {
      description: 'The server reads the events of the calendar.',
      tags: ['busy', 'shown'],
      entry: 'clearFailure',
      invoke: {
        id: 'syncCalendar',
        src: 'syncCalendar',
        onDone: { target: 'ready', actions: { type: 'store', params: ({ event }) => event } },
        onError: {
          target: 'ready',
          actions: { type: 'noteFailure', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      description: 'Prompts for confirmation before the permission is revoked.',
      tags: 'shown',
      on: { YES: 'disconnecting', NO: 'ready' },
    },
    disconnecting: {
      description: 'The permission is being revoked.',
      tags: ['busy', 'shown', 'disconnecting'],
      entry: 'clearFailure',
      invoke: {
        id: 'disconnectCalendar',
        src: 'disconnectCalendar',
        onDone: { target: 'ready', actions: { type: 'store', params: ({ event }) => event } },
        onError: {
          target: 'ready',
          actions: { type: 'noteFailure', params: ({ event }) => event },
        },
      },
    },
  },
});
