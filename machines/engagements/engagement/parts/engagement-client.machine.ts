import { assign, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../../../cause.ts';
import { loadClient, type Client } from './engagement-client.actors.ts';
import type { EngagementUpdate } from './engagement-part.ts';

interface EngagementClientContext {
  /** The linked client; null if there is none. */
  clientId: string | null;
  /** Null before the response. */
  client: Client | null;
  /** Why loading failed, where that is known. */
  cause: Cause | null;
}

type EngagementClientEvent = EngagementUpdate | { type: 'client.open' | 'retry' };

const getClientId = ({ detail }: Pick<EngagementUpdate, 'detail'>) =>
  detail.engagement.client?.id ?? null;

export const engagementClientMachine = setup({
  types: {
    context: {} as EngagementClientContext,
    events: {} as EngagementClientEvent,
    input: {} as Pick<EngagementUpdate, 'detail'>,
    tags: {} as 'busy',
  },
  actors: { loadClient },
  guards: {
    isLinked: ({ context }) => context.clientId !== null,
    isAnother: ({ context }, update: EngagementUpdate) => getClientId(update) !== context.clientId,
  },
  actions: {
    follow: assign((_, update: EngagementUpdate) => ({
      clientId: getClientId(update),
      client: null,
      cause: null,
    })),
    show: assign((_, client: Client) => ({ client, cause: null })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
  },
}).createMachine({
  id: 'engagement-client',
  description:
    'The contacts of the client that the prospect of an engagement is. Source: ENGAG-010, ENGAG-D19, SHELL-068.',
  context: ({ input }) => ({ clientId: getClientId(input), client: null, cause: null }),
  initial: 'closed',
  on: {
    'engagement.updated': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.closed',
      actions: { type: 'follow', params: ({ event }) => event },
    },
  },
  states: {
    closed: {
      description: 'The contacts are not shown.',
      on: { 'client.open': { guard: 'isLinked', target: 'loading' } },
    },
    loading: {
      description: 'The client is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadClient',
        src: 'loadClient',
        input: ({ context: { clientId } }) => ({ id: clientId ?? '' }),
        onDone: {
          target: 'shown',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    shown: { description: 'The contacts of the client are shown.' },
    unavailable: {
      description: 'The client could not be loaded; the person can try again.',
      on: { retry: 'loading' },
    },
  },
});

export type EngagementClientActor = ActorRefFrom<typeof engagementClientMachine>;
