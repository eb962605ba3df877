import { assign, fromCallback, fromPromise, setup } from 'xstate';

export interface Order {
  id: string;
  items: number;
}

/** The API of the machine; a test or a story passes its own. */
export interface OrdersApi {
  getOrder: (id: string) => Promise<Order>;
  placeOrder: (order: Order) => Promise<{ number: string }>;
}

interface CallingContext {
  api: OrdersApi;
  order: Order | null;
  number: string | null;
  updates: number;
}

type CallingEvent =
  | { type: 'place' }
  | { type: 'retry' }
  | { type: 'change'; items: number }
  | { type: 'updates' };

const getOrder = fromPromise<Order, { api: OrdersApi }>(({ input }) => input.api.getOrder('o1'));

const placeOrder = fromPromise<{ number: string }, { api: OrdersApi; order: Order | null }>(
  async ({ input }) => {
    if (!input.order) throw new Error('There is no order.');
    return await input.api.placeOrder(input.order);
  },
);

/** Emits whenever the page receives `order-news`. */
const listenToUpdates = fromCallback<{ type: 'stop' }, undefined, { type: 'updates' }>(
  ({ sendBack }) => {
    const onEvent = () => sendBack({ type: 'updates' });
    globalThis.addEventListener?.('order-news', onEvent);
    return () => globalThis.removeEventListener?.('order-news', onEvent);
  },
);

/**
 * Two calls, one of them with branches for its response and its failure, and a callback in
 * parallel.
 */
export const callingMachine = setup({
  types: {
    context: {} as CallingContext,
    events: {} as CallingEvent,
    input: {} as { api: OrdersApi },
    tags: {} as 'busy',
  },
  actors: { getOrder, placeOrder, listenToUpdates },
  guards: { hasItems: (_, params: { items: number }) => params.items > 0 },
}).createMachine({
  id: 'order',
  description: 'An order is loaded, changed and placed.',
  context: ({ input }) => ({ api: input.api, order: null, number: null, updates: 0 }),
  initial: 'loading',
  invoke: { id: 'listenToUpdates', src: 'listenToUpdates' },
  on: { updates: { actions: assign({ updates: ({ context }) => context.updates + 1 }) } },
  states: {
    loading: {
      description: 'The order is loading.',
      tags: 'busy',
      invoke: {
        id: 'getOrder',
        src: 'getOrder',
        input: ({ context }) => ({ api: context.api }),
        onDone: [
          {
            guard: { type: 'hasItems', params: ({ event }) => ({ items: event.output.items }) },
            target: 'filled',
            actions: assign({ order: ({ event }) => event.output }),
          },
          { target: 'empty', actions: assign({ order: ({ event }) => event.output }) },
        ],
        onError: 'unavailable',
      },
    },
    filled: {
      description: 'The order can be placed.',
      on: {
        place: 'placing',
        change: {
          actions: assign({
            order: ({ context, event }) =>
              context.order && { ...context.order, items: event.items },
          }),
        },
      },
    },
    empty: { description: 'The order has no items.' },
    placing: {
      description: 'The order is being placed.',
      tags: 'busy',
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: ({ context }) => ({ api: context.api, order: context.order }),
        onDone: {
          target: 'placed',
          actions: assign({ number: ({ event }) => event.output.number }),
        },
        onError: 'filled',
      },
    },
    placed: { type: 'final', description: 'The order is placed and has a number.' },
    unavailable: { description: "The order couldn't be loaded.", on: { retry: 'loading' } },
  },
});
