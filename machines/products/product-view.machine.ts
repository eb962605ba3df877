import { assign, type ActorRefFrom } from 'xstate';
import { causeOf } from '../cause.ts';
import { productViewSetup, unopened } from './product-view.setup.ts';

/** Source: document 3, section 4 (Product view). */
export const productViewMachine = productViewSetup.createMachine({
  id: 'product-view',
  description: 'A product, called a group here, and its apps to add, edit and view.',
  context: ({ input }) => unopened(input.id),
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing has been asked for yet.',
      on: { LOAD: 'gettingProduct' },
    },
    gettingProduct: {
      description: 'The product and its apps are being read; no dialog shows.',
      tags: 'busy',
      entry: 'closeApp',
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
          { target: 'failed', actions: assign({ cause: ({ event }) => causeOf(event.error) }) },
        ],
      },
    },
    loadedProduct: {
      description: 'The group and its apps can be read; no dialog shows.',
      initial: 'shown',
      on: {
        ADD_APP: { target: 'addApp', actions: 'beginAdd' },
        EDIT_APP: {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'loadingApp',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        VIEW_APP: {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'viewApp',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
      states: {
        shown: {
          description: 'The apps are as they were read.',
          on: { 'tab.returned': 'refreshing' },
        },
        refreshing: {
          description: 'Something may have changed elsewhere: all is read again, quietly.',
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
    addApp: {
      description:
        'The dialog Add App can be filled in and saved; what was not finished before is offered.',
      tags: 'editable',
      initial: 'filling',
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'draft.found': { actions: { type: 'takeKept', params: ({ event }) => event } },
        'draft.restored': { actions: 'restore' },
        'draft.discarded': { actions: 'forgetDraft' },
        CANCEL: { target: 'loadedProduct', actions: 'closeApp' },
      },
      states: {
        filling: {
          description: 'The person describes the new app.',
          on: {
            SAVE: [
              { guard: 'isFormSound', target: '#product-view.savingNew' },
              { actions: 'showFaults' },
            ],
          },
        },
        gone: {
          description: 'The product is gone meanwhile; what was typed stays to be copied.',
          tags: 'parentGone',
          on: { CANCEL: '#product-view.gettingProduct' },
        },
      },
    },
    savingNew: {
      description: 'The new app is being saved; its dialog waits.',
      tags: ['busy', 'saving'],
      invoke: {
        id: 'saveNewApp',
        src: 'saveApp',
        input: ({ context: { id, form } }) => ({ productId: id, app: null, form, version: null }),
        onDone: 'gettingProduct',
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'addApp.gone',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          { target: 'addApp', actions: { type: 'showRefusal', params: ({ event }) => event } },
        ],
      },
    },
    loadingApp: {
      description: 'The app to edit is being read; no dialog shows yet.',
      tags: 'busy',
      invoke: {
        id: 'getApp',
        src: 'getApp',
        input: ({ context }) => ({ appId: context.app?.appsId ?? '' }),
        onDone: {
          target: 'editApp',
          actions: { type: 'beginEdit', params: ({ event }) => ({ app: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'loadedProduct.refreshing',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          { target: 'loadedProduct' },
        ],
      },
    },
    editApp: {
      description:
        'The dialog Edit App can be changed and saved; what was not finished before is offered.',
      tags: 'editable',
      initial: 'filling',
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'draft.found': { actions: { type: 'takeKept', params: ({ event }) => event } },
        'draft.restored': { actions: 'restore' },
        'draft.discarded': { actions: 'forgetDraft' },
        CANCEL: { target: 'loadedProduct', actions: 'closeApp' },
      },
      states: {
        filling: {
          description: 'The person changes the app.',
          on: {
            SAVE: [
              { guard: 'isFormSound', target: '#product-view.savingEdit' },
              { actions: 'showFaults' },
            ],
          },
        },
        stale: {
          description: 'Somebody else has changed the app meanwhile; mine can be saved anyway.',
          tags: 'stale',
          on: {
            SAVE_ANYWAY: [
              {
                guard: 'isFormSound',
                target: '#product-view.savingEdit',
                actions: 'overwrite',
              },
              { actions: 'showFaults' },
            ],
            CANCEL: { target: '#product-view.loadedProduct.refreshing', actions: 'closeApp' },
          },
        },
        gone: {
          description: 'The app is gone meanwhile; what was typed can be saved as a new one.',
          tags: 'gone',
          on: {
            SAVE_AS_NEW: [
              {
                guard: 'isFormSound',
                target: '#product-view.savingNew',
                actions: 'beginAnew',
              },
              { actions: 'showFaults' },
            ],
            CANCEL: { target: '#product-view.loadedProduct.refreshing', actions: 'closeApp' },
          },
        },
      },
    },
    savingEdit: {
      description: 'The app is being saved, against the version that was seen; its dialog waits.',
      tags: ['busy', 'saving'],
      invoke: {
        id: 'saveApp',
        src: 'saveApp',
        input: ({ context: { id, app, form, version } }) => ({ productId: id, app, form, version }),
        onDone: 'gettingProduct',
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'editApp.gone',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: 'editApp.stale',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          { target: 'editApp', actions: { type: 'showRefusal', params: ({ event }) => event } },
        ],
      },
    },
    viewApp: {
      description: 'An app can be read in its dialog.',
      on: { CANCEL: 'loadedProduct' },
    },
    notFound: { description: 'There is no such product in this tenant.', type: 'final' },
    failed: {
      description: 'The product could not be read; silent, a fresh try can be made.',
      type: 'final',
    },
  },
});

export type ProductViewActor = ActorRefFrom<typeof productViewMachine>;
