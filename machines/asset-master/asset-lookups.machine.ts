import { assign, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import type { PartOutput } from '../records/create-record-part.ts';
import { assetLookupDeletionMachine } from './asset-lookup-deletion.machine.ts';
import { assetLookupMachine } from './asset-lookup.machine.ts';
import type { AssetLookup, LookupKind } from './asset-lookup.ts';
import { loadAssetLookups, type AssetLookups } from './asset-lookups.actors.ts';

export interface AssetLookupsContext {
  /** Null before the first response. */
  lookups: AssetLookups | null;
  /** The kind that is added, edited or deleted. */
  kind: LookupKind;
  /** The one being edited or deleted; null for a new one. */
  lookup: AssetLookup | null;
  /** Why loading failed, if known. */
  cause: Cause | null;
}

export type AssetLookupsEvent =
  | { type: 'ADD'; kind: LookupKind }
  | { type: 'EDIT' | 'DELETE'; lookup: AssetLookup }
  | { type: 'tab.returned' };

export const assetLookupsMachine = setup({
  types: {
    context: {} as AssetLookupsContext,
    events: {} as AssetLookupsEvent,
    tags: {} as 'busy',
    children: {} as { lookup: 'lookup'; deletion: 'deletion' },
  },
  actors: { loadAssetLookups, lookup: assetLookupMachine, deletion: assetLookupDeletionMachine },
  guards: {
    isOutdated: (_, { output }: { output: PartOutput }) => output.isOutdated,
  },
  actions: {
    show: assign((_, lookups: AssetLookups) => ({ lookups })),
    select: assign((_, { lookup }: { lookup: AssetLookup }) => ({ lookup, kind: lookup.kind })),
    selectNew: assign((_, { kind }: { kind: LookupKind }) => ({ lookup: null, kind })),
  },
}).createMachine({
  id: 'asset-lookups',
  description: 'The categories of asset types, and the locations of assets. Source: ASSET-035.',
  context: { lookups: null, kind: 'category', lookup: null, cause: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Both lists are loading; content that is already shown stays.',
      tags: 'busy',
      invoke: {
        id: 'loadPlaces',
        src: 'loadAssetLookups',
        onDone: {
          target: 'loaded',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        onError: {
          target: 'unavailable',
          actions: assign({ cause: ({ event }) => toCause(event.error) }),
        },
      },
    },
    loaded: {
      description: 'Both lists are shown.',
      initial: 'resting',
      on: {
        ADD: {
          target: 'fillingLookup',
          actions: { type: 'selectNew', params: ({ event }) => event },
        },
        EDIT: {
          target: 'fillingLookup',
          actions: { type: 'select', params: ({ event }) => event },
        },
        DELETE: {
          target: 'deletingLookup',
          actions: { type: 'select', params: ({ event }) => event },
        },
      },
      states: {
        resting: {
          description: 'No request is running.',
          on: { 'tab.returned': 'refreshing' },
        },
        refreshing: {
          description: 'The person returned to the tab: both lists reload in the background.',
          invoke: {
            id: 'refreshPlaces',
            src: 'loadAssetLookups',
            onDone: {
              target: 'resting',
              actions: { type: 'show', params: ({ event }) => event.output },
            },
            onError: 'resting',
          },
        },
      },
    },
    fillingLookup: {
      description: 'One is added or renamed in a dialog with its own machine.',
      invoke: {
        id: 'lookup',
        src: 'lookup',
        input: ({ context: { kind, lookup } }) => ({ parentId: kind, part: lookup }),
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
    deletingLookup: {
      description: 'One is deleted after a confirmation, which has its own machine.',
      invoke: {
        id: 'deletion',
        src: 'deletion',
        input: ({ context: { lookup } }) => ({ part: lookup as AssetLookup }),
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
      description: 'Loading failed; the person can try again.',
      type: 'final',
    },
  },
});

export type AssetLookupsActor = ActorRefFrom<typeof assetLookupsMachine>;
