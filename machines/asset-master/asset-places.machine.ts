import { assign, setup, type ActorRefFrom } from 'xstate';
import { causeOf, type Cause } from '../cause.ts';
import type { PartOutput } from '../records/create-record-part.ts';
import { assetPlaceDeletionMachine } from './asset-place-deletion.machine.ts';
import { assetPlaceMachine } from './asset-place.machine.ts';
import type { AssetPlace, PlaceKind } from './asset-place.ts';
import { loadAssetPlaces, type AssetPlaces } from './asset-places.actors.ts';

export interface AssetPlacesContext {
  /** Null before the first answer. */
  places: AssetPlaces | null;
  /** What is added, edited or deleted. */
  kind: PlaceKind;
  /** The one that is edited or deleted; null for a new one. */
  place: AssetPlace | null;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
}

export type AssetPlacesEvent =
  | { type: 'ADD'; kind: PlaceKind }
  | { type: 'EDIT' | 'DELETE'; place: AssetPlace }
  | { type: 'tab.returned' };

export const assetPlacesMachine = setup({
  types: {
    context: {} as AssetPlacesContext,
    events: {} as AssetPlacesEvent,
    tags: {} as 'busy',
    children: {} as { place: 'place'; deletion: 'deletion' },
  },
  actors: { loadAssetPlaces, place: assetPlaceMachine, deletion: assetPlaceDeletionMachine },
  guards: {
    isOutdated: (_, { output }: { output: PartOutput }) => output.isOutdated,
  },
  actions: {
    show: assign((_, places: AssetPlaces) => ({ places })),
    choose: assign((_, { place }: { place: AssetPlace }) => ({ place, kind: place.kind })),
    chooseNew: assign((_, { kind }: { kind: PlaceKind }) => ({ place: null, kind })),
  },
}).createMachine({
  id: 'asset-places',
  description: 'The categories of asset types, and the locations of assets. Source: ASSET-035.',
  context: { places: null, kind: 'category', place: null, cause: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Both lists are being read; what is shown already stays in its place.',
      tags: 'busy',
      invoke: {
        id: 'loadPlaces',
        src: 'loadAssetPlaces',
        onDone: {
          target: 'loaded',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unavailable',
          actions: assign({ cause: ({ event }) => causeOf(event.error) }),
        },
      },
    },
    loaded: {
      description: 'Both lists are shown.',
      initial: 'resting',
      on: {
        ADD: {
          target: 'fillingPlace',
          actions: { type: 'chooseNew', params: ({ event }) => event },
        },
        EDIT: { target: 'fillingPlace', actions: { type: 'choose', params: ({ event }) => event } },
        DELETE: {
          target: 'deletingPlace',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
      states: {
        resting: {
          description: 'Nothing is asked of the server.',
          on: { 'tab.returned': 'refreshing' },
        },
        refreshing: {
          description: 'The person is back in the tab: both are read again, quietly.',
          invoke: {
            id: 'refreshPlaces',
            src: 'loadAssetPlaces',
            onDone: {
              target: 'resting',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            onError: 'resting',
          },
        },
      },
    },
    fillingPlace: {
      description: 'One is added or renamed in its dialog, which has a chart of its own.',
      invoke: {
        id: 'place',
        src: 'place',
        input: ({ context: { kind, place } }) => ({ parentId: kind, part: place }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'loading',
          },
          { target: 'loaded' },
        ],
        onError: 'loading',
      },
    },
    deletingPlace: {
      description: 'One is deleted after a question, which has a chart of its own.',
      invoke: {
        id: 'deletion',
        src: 'deletion',
        input: ({ context: { place } }) => ({ part: place as AssetPlace }),
        onDone: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'loading',
          },
          { target: 'loaded' },
        ],
        onError: 'loading',
      },
    },
    unavailable: {
      description: 'They could not be read; a fresh try can be made.',
      type: 'final',
    },
  },
});

export type AssetPlacesActor = ActorRefFrom<typeof assetPlacesMachine>;
