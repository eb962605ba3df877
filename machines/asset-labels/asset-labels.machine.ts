import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toCause, type Cause } from '../cause.ts';
import type { ListPage } from '../lists/list-types.ts';
import { loadLabels } from './asset-labels.actors.ts';
import type { AssetLabel, LabelLayout, LabelSearch } from './asset-label.ts';
import { getSheet, startOn } from './label-sheet.ts';

export interface AssetLabelsContext {
  search: LabelSearch;
  labels: readonly AssetLabel[];
  /** Number of matching assets; more than there are labels if the search is too wide. */
  total: number;
  layout: LabelLayout;
  /** The first free label of the first sheet, from 1. */
  start: number;
  /** Why there are no labels, if known. */
  cause: Cause | null;
}

export type AssetLabelsEvent =
  | { type: 'layout.changed'; change: Partial<LabelLayout> }
  | { type: 'startPosition.select'; start: number }
  | { type: 'tab.returned' }
  | { type: 'labels.print' };

export type AssetLabelsEmitted =
  /** Stored for the next time. */
  | { type: 'layout.selected'; layout: LabelLayout }
  /** The displayed sheets are sent to the printer. */
  | { type: 'sheets.ready' };

export const assetLabelsMachine = setup({
  types: {
    context: {} as AssetLabelsContext,
    events: {} as AssetLabelsEvent,
    emitted: {} as AssetLabelsEmitted,
    input: {} as { search: LabelSearch; layout: LabelLayout },
    tags: {} as 'busy' | 'ready',
  },
  actors: { loadLabels },
  guards: { hasLabels: ({ context }) => context.labels.length > 0 },
  actions: {
    show: assign((_, { output }: { output: ListPage<AssetLabel> }) => ({
      labels: output.rows,
      total: output.total,
    })),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
    change: assign(({ context }, { change }: { change: Partial<LabelLayout> }) => {
      const layout = { ...context.layout, ...change };
      return { layout, start: startOn(getSheet(layout.sheet), context.start) };
    }),
    emitLayout: emit(({ context }) => ({
      type: 'layout.selected' as const,
      layout: context.layout,
    })),
    start: assign(({ context }, { start }: { start: number }) => ({
      start: startOn(getSheet(context.layout.sheet), start),
    })),
    emitReady: emit({ type: 'sheets.ready' }),
  },
}).createMachine({
  id: 'asset-labels',
  description:
    'Labels with QR codes are laid out on sheets and printed. Not in the requirements; source of their content: ASSET-032.',
  context: ({ input }) => ({
    ...input,
    labels: [],
    total: 0,
    start: 1,
    cause: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The content of the labels is being loaded.',
      tags: 'busy',
      invoke: {
        id: 'loadLabels',
        src: 'loadLabels',
        input: ({ context }) => ({ search: context.search }),
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event } },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    shown: {
      description: 'The sheets are shown as they will print.',
      tags: 'ready',
      on: {
        'tab.returned': 'refreshing',
        'layout.changed': {
          actions: [{ type: 'change', params: ({ event }) => event }, 'emitLayout'],
        },
        'startPosition.select': { actions: { type: 'start', params: ({ event }) => event } },
        'labels.print': { guard: 'hasLabels', actions: 'emitReady' },
      },
    },
    refreshing: {
      description: 'The person returned to the tab: the labels reload in the background.',
      tags: 'ready',
      invoke: {
        id: 'refreshLabels',
        src: 'loadLabels',
        input: ({ context }) => ({ search: context.search }),
        onDone: { target: 'shown', actions: { type: 'show', params: ({ event }) => event } },
        onError: 'shown',
      },
    },
    unavailable: {
      description: 'Loading failed without a message; the person can try again.',
      type: 'final',
    },
  },
});

export type AssetLabelsActor = ActorRefFrom<typeof assetLabelsMachine>;
