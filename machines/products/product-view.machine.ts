import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import type { PartOutput } from '../records/create-record-part.ts';
import type { App } from './app.ts';
import { productAppMachine } from './product-app.machine.ts';
import { getApp, getProductView, type ProductView } from './product-view.actors.ts';

export interface ProductViewContext {
  id: string;
  product: ProductView | null;
  /** The app that is viewed or edited; null for a new one. */
  app: App | null;
  /** The server's message about an app that no longer exists. */
  rejection: string;
  /** Why loading failed, where that is known. */
  cause: Cause | null;
}

export type ProductViewEvent =
  | { type: 'LOAD' }
  | { type: 'ADD_APP' }
  | { type: 'EDIT_APP'; appId: string }
  | { type: 'VIEW_APP'; appId: string }
  | { type: 'CANCEL' }
  | { type: 'tab.returned' };

interface Failure {
  error: unknown;
}

const findApp = ({ product }: ProductViewContext, appId: string): App | null =>
  product?.appsDTO.find(({ appsId }) => appsId === appId) ?? null;

/** Source: PROD-044. */
export const productViewMachine = setup({
  types: {
    context: {} as ProductViewContext,
    events: {} as ProductViewEvent,
    input: {} as { id: string },
    tags: {} as 'busy',
    children: {} as { app: 'app' },
  },
  actors: { getProductView, getApp, app: productAppMachine },
  guards: {
    isListed: ({ context }, { appId }: { appId: string }) => findApp(context, appId) !== null,
    isMissing: (_, { error }: Failure) => toProblem(error).kind === 'notFound',
    isOutdated: (_, { output }: { output: PartOutput }) => output.isOutdated,
  },
  actions: {
    show: assign((_, { product }: { product: ProductView }) => ({ product })),
    select: assign(({ context }, { appId }: { appId: string }) => ({
      app: findApp(context, appId),
      rejection: '',
    })),
    selectNew: assign({ app: null, rejection: '' }),
    take: assign((_, { app }: { app: App }) => ({ app })),
    storeRejection: assign((_, { error }: Failure) => ({
      rejection: toProblem(error).messages.join(' '),
    })),
    clearRejection: assign({ rejection: '' }),
  },
}).createMachine({
  id: 'product-view',
  description: 'A product, called a group here, and its apps to add, edit and view.',
  context: ({ input: { id } }) => ({ id, product: null, app: null, rejection: '', cause: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing has been requested yet.',
      on: { LOAD: 'gettingProduct' },
    },
    gettingProduct: {
      description: 'The product and its apps are loading; no dialog is shown.',
      tags: 'busy',
      entry: 'clearRejection',
      invoke: {
        id: 'getProductView',
        src: 'getProductView',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'loadedProduct',
          actions: { type: 'show', params: ({ event }) => ({ product: event.output }) },
        },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
          { target: 'failed', actions: assign({ cause: ({ event }) => toCause(event.error) }) },
        ],
      },
    },
    loadedProduct: {
      description: 'The group and its apps are shown; no dialog is open.',
      initial: 'shown',
      on: {
        ADD_APP: { target: 'fillingApp', actions: 'selectNew' },
        EDIT_APP: {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'loadingApp',
          actions: { type: 'select', params: ({ event }) => event },
        },
        VIEW_APP: {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'viewApp',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
      states: {
        shown: {
          description: 'The apps are shown as loaded.',
          on: { 'tab.returned': 'refreshing' },
        },
        refreshing: {
          description: 'Something may have changed elsewhere: everything is loaded again silently.',
          invoke: {
            id: 'refreshProduct',
            src: 'getProductView',
            input: ({ context }) => ({ id: context.id }),
            onDone: {
              target: 'shown',
              actions: { type: 'show', params: ({ event }) => ({ product: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isMissing', params: ({ event }) => event },
                target: '#product-view.notFound',
              },
              { target: 'shown' },
            ],
          },
        },
      },
    },
    loadingApp: {
      description: 'The app to edit is loading; no dialog is shown yet.',
      tags: 'busy',
      invoke: {
        id: 'getApp',
        src: 'getApp',
        input: ({ context }) => ({ appId: context.app?.appsId ?? '' }),
        onDone: {
          target: 'fillingApp',
          actions: { type: 'take', params: ({ event }) => ({ app: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'loadedProduct.refreshing',
            actions: { type: 'storeRejection', params: ({ event }) => event },
          },
          { target: 'loadedProduct' },
        ],
      },
    },
    fillingApp: {
      description: 'An app is added or edited in its dialog, which has its own machine.',
      invoke: {
        id: 'app',
        src: 'app',
        input: ({ context: { id, app } }) => ({ parentId: id, part: app }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'gettingProduct',
          },
          { target: 'loadedProduct' },
        ],
        onError: 'gettingProduct',
      },
    },
    viewApp: {
      description: 'An app is shown read-only in its dialog.',
      on: { CANCEL: 'loadedProduct' },
    },
    notFound: { description: 'There is no such product in this tenant.', type: 'final' },
    failed: {
      description: 'The product could not be loaded; no message, and it can be tried again.',
      type: 'final',
    },
  },
});

export type ProductViewActor = ActorRefFrom<typeof productViewMachine>;
