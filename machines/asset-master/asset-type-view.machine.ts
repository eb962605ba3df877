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

/** The property takes the place, counted from 1. */
interface Move {
  propertyId: string;
  place: number;
}

export interface AssetTypeViewContext {
  id: string;
  /** Null before the first answer. */
  view: AssetTypeView | null;
  /** The property that is edited or deleted; null for a new one. */
  property: TypeProperty | null;
  /** How the order of the properties is changed. */
  change: OrderChange | null;
  /** Moves made while another is being saved: each is saved in its turn. */
  waiting: readonly Move[];
  /** Why it could not be read, where that is known. */
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

/** The properties with one of them at its new place. */
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
    // Shown at once, where it was put down; what the server answers takes its place.
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
      description: 'The type and its properties are being read; what is shown stays in its place.',
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
          description: 'Nothing is asked of the server.',
          on: { 'tab.returned': 'refreshing' },
        },
        refreshing: {
          description: 'The person is back in the tab: all is read again, quietly.',
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
      description: 'A property is added or edited in its dialog, which has a chart of its own.',
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
      description: 'A property is deleted after a question, which has a chart of its own.',
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
      description: 'Asks whether the order is to be given up; nothing has happened yet.',
      tags: 'question',
      on: { YES: 'changingOrder', CANCEL: 'loaded' },
    },
    changingOrder: {
      description:
        'The order of the properties is being changed; what is moved meanwhile follows, and a failed change is taken back.',
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
    notFound: { description: 'There is no such type in this tenant.', type: 'final' },
    unavailable: {
      description: 'The type could not be read; a fresh try can be made.',
      type: 'final',
    },
  },
});

export type AssetTypeViewActor = ActorRefFrom<typeof assetTypeViewMachine>;
