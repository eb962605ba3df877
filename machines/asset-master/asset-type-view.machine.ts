import { assign, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import type { PartOutput } from '../records/create-record-part.ts';
import { assetPropertyDeletionMachine } from './asset-property-deletion.machine.ts';
import { assetPropertyMachine } from './asset-property.machine.ts';
import {
  changeOrder,
  loadAssetTypeView,
  type AssetTypeView,
  type OrderChange,
} from './asset-type-view.actors.ts';
import type { TypeProperty } from './type-property.ts';

/** Moves a property to a position, from 1. */
interface Move {
  propertyId: string;
  place: number;
}

export interface AssetTypeViewContext {
  id: string;
  /** Null before the first response. */
  view: AssetTypeView | null;
  /** The property being edited or deleted; null for a new one. */
  property: TypeProperty | null;
  /** The requested change of the order of properties. */
  change: OrderChange | null;
  /** Moves that were made while another is being saved; they are saved in turn. */
  waiting: readonly Move[];
  /** Why loading failed, if known. */
  cause: Cause | null;
}

export type AssetTypeViewEvent =
  | { type: 'ADD' }
  | { type: 'EDIT' | 'DELETE'; property: TypeProperty }
  | ({ type: 'property.move' } & Move)
  | { type: 'order.reset' | 'order.clear' }
  | { type: 'YES' | 'CANCEL' }
  | { type: 'tab.returned' };

const getProperties = ({ view }: AssetTypeViewContext) => view?.properties ?? [];

/** Returns the properties with one of them at its new position. */
const moved = (properties: readonly TypeProperty[], { propertyId, place }: Move) => {
  const others = properties.filter(({ id }) => id !== propertyId);
  const one = properties.filter(({ id }) => id === propertyId);
  return others.toSpliced(place - 1, 0, ...one);
};

export const assetTypeViewMachine = setup({
  types: {
    context: {} as AssetTypeViewContext,
    events: {} as AssetTypeViewEvent,
    input: {} as { id: string },
    tags: {} as 'busy' | 'question' | 'ordering',
    children: {} as { property: 'property'; deletion: 'deletion' },
  },
  actors: {
    loadAssetTypeView,
    changeOrder,
    property: assetPropertyMachine,
    deletion: assetPropertyDeletionMachine,
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => toProblem(error).kind === 'notFound',
    isOutdated: (_, { output }: { output: PartOutput }) => output.isOutdated,
    isNewPosition: ({ context }, { propertyId, place }: Move) => {
      const at = getProperties(context).findIndex(({ id }) => id === propertyId);
      return at >= 0 && at !== place - 1;
    },
    isMoveWaiting: ({ context: { waiting } }) => waiting.length > 0,
  },
  actions: {
    show: assign((_, view: AssetTypeView) => ({ view })),
    select: assign((_, { property }: { property: TypeProperty }) => ({ property })),
    selectNew: assign({ property: null }),
    // Shows the move at once; the server's response then replaces it.
    showMoved: assign(({ context }, to: Move) => ({
      view: context.view && { ...context.view, properties: moved(getProperties(context), to) },
    })),
    storeMove: assign(({ context: { waiting } }, { propertyId, place }: Move) => {
      const isAgain = waiting.at(-1)?.propertyId === propertyId;
      return { waiting: [...(isAgain ? waiting.slice(0, -1) : waiting), { propertyId, place }] };
    }),
    takeMove: assign(({ context: { waiting } }) => {
      const [next, ...later] = waiting;
      return next ? { change: { kind: 'set' as const, ...next }, waiting: later } : {};
    }),
    clearMoves: assign({ waiting: [] }),
    storeChange: assign((_, { change }: { change: OrderChange }) => ({ change })),
    showOrder: assign(({ context }, { properties }: { properties: readonly TypeProperty[] }) => ({
      view: context.view && { ...context.view, properties },
    })),
  },
}).createMachine({
  id: 'asset-type-view',
  description:
    'A type of assets and the properties that describe them. Source: ASSET-017, ASSET-133, ASSET-093.',
  context: ({ input }) => ({
    id: input.id,
    view: null,
    property: null,
    change: null,
    waiting: [],
    cause: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The type and its properties are loading; content that is already shown stays.',
      tags: 'busy',
      invoke: {
        id: 'loadView',
        src: 'loadAssetTypeView',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'loaded',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
          {
            target: 'unavailable',
            actions: assign({ cause: ({ event }) => toCause(event.error) }),
          },
        ],
      },
    },
    loaded: {
      description: 'The type and its properties are shown.',
      initial: 'resting',
      on: {
        ADD: { target: 'fillingProperty', actions: 'selectNew' },
        EDIT: {
          target: 'fillingProperty',
          actions: { type: 'select', params: ({ event }) => event },
        },
        DELETE: {
          target: 'deletingProperty',
          actions: { type: 'select', params: ({ event }) => event },
        },
        'property.move': {
          guard: { type: 'isNewPosition', params: ({ event }) => event },
          target: 'changingOrder',
          actions: [
            { type: 'showMoved', params: ({ event }) => event },
            { type: 'storeMove', params: ({ event }) => event },
            'takeMove',
          ],
        },
        'order.reset': {
          target: 'confirmingOrder',
          actions: { type: 'storeChange', params: { change: { kind: 'reset' } } },
        },
        'order.clear': {
          target: 'confirmingOrder',
          actions: { type: 'storeChange', params: { change: { kind: 'clear' } } },
        },
      },
      states: {
        resting: {
          description: 'No request is running.',
          on: { 'tab.returned': 'refreshing' },
        },
        refreshing: {
          description: 'The person returned to the tab: everything reloads in the background.',
          invoke: {
            id: 'refreshView',
            src: 'loadAssetTypeView',
            input: ({ context: { id } }) => ({ id }),
            onDone: {
              target: 'resting',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            onError: [
              {
                guard: { type: 'isMissing', params: ({ event }) => event },
                target: '#asset-type-view.notFound',
              },
              { target: 'resting' },
            ],
          },
        },
      },
    },
    fillingProperty: {
      description: 'A property is added or edited in a dialog with its own machine.',
      invoke: {
        id: 'property',
        src: 'property',
        input: ({ context: { id, property } }) => ({ parentId: id, part: property }),
        onDone: [
          { guard: { type: 'isOutdated', params: ({ event }) => event }, target: 'loading' },
          { target: 'loaded' },
        ],
        onError: 'loading',
      },
    },
    deletingProperty: {
      description: 'A property is deleted after a confirmation, which has its own machine.',
      invoke: {
        id: 'deletion',
        src: 'deletion',
        input: ({ context: { property } }) => ({ part: property as TypeProperty }),
        onDone: [
          { guard: { type: 'isOutdated', params: ({ event }) => event }, target: 'loading' },
          { target: 'loaded' },
        ],
        onError: 'loading',
      },
    },
    confirmingOrder: {
      description: 'Asks for confirmation before the order is discarded; nothing has changed yet.',
      tags: 'question',
      on: { YES: 'changingOrder', CANCEL: 'loaded' },
    },
    changingOrder: {
      description:
        'The order of the properties is being changed; moves made in the meantime are saved next, and a failed change is reverted.',
      tags: 'ordering',
      on: {
        'property.move': {
          guard: { type: 'isNewPosition', params: ({ event }) => event },
          actions: [
            { type: 'showMoved', params: ({ event }) => event },
            { type: 'storeMove', params: ({ event }) => event },
          ],
        },
      },
      invoke: {
        id: 'changeOrder',
        src: 'changeOrder',
        input: ({ context: { id, change } }) => ({ id, change: change as OrderChange }),
        onDone: [
          {
            guard: 'isMoveWaiting',
            target: 'changingOrder',
            reenter: true,
            actions: 'takeMove',
          },
          {
            target: 'loaded',
            actions: { type: 'showOrder', params: ({ event }) => ({ properties: event.output }) },
          },
        ],
        onError: { target: 'loading', actions: 'clearMoves' },
      },
    },
    notFound: { description: 'This tenant has no such type.', type: 'final' },
    unavailable: {
      description: 'Loading the type failed; the person can try again.',
      type: 'final',
    },
  },
});

export type AssetTypeViewActor = ActorRefFrom<typeof assetTypeViewMachine>;
