import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../cause.ts';
import { toFailure, type Failure } from '../validation/failure.ts';
import type { ComparedLine } from './compare-texts.ts';
import {
  loadComparison,
  loadHistory,
  restoreVersion,
  type HistoryPage,
  type ScriptVersionRow,
  type VersionPair,
} from './script-history.actors.ts';

export interface ScriptHistoryContext {
  id: string;
  /** The name of the script; empty until loaded. */
  name: string;
  /** The version of the script that the person has seen; null overwrites any. */
  version: number | null;
  /** The loaded versions, the newest first. */
  versions: readonly ScriptVersionRow[];
  total: number;
  pair: VersionPair | null;
  lines: readonly ComparedLine[];
  /** The version to restore. */
  restored: number | null;
  cause: Cause | null;
  failure: Failure | null;
}

export type ScriptHistoryEvent =
  | { type: 'more' }
  | { type: 'retry' }
  | ({ type: 'versions.compare' } & VersionPair)
  | { type: 'CLOSE' }
  | { type: 'version.restore'; version: number }
  | { type: 'YES' }
  | { type: 'NO' };

interface Failed {
  error: unknown;
}

export const scriptHistoryMachine = setup({
  types: {
    context: {} as ScriptHistoryContext,
    events: {} as ScriptHistoryEvent,
    input: {} as { id: string },
    emitted: {} as { type: 'script.restored' },
    tags: {} as 'busy' | 'question' | 'compared',
  },
  actors: { loadHistory, loadComparison, restoreVersion },
  guards: {
    hasMore: ({ context }) => context.versions.length < context.total,
    isMissing: ({ context }, { error }: Failed) =>
      context.versions.length === 0 && toProblem(error).kind === 'notFound',
  },
  actions: {
    // A version saved in the meantime moves the others down, so that one may arrive twice.
    add: assign(({ context }, { name, version, versions, total }: HistoryPage) => {
      const known = new Set(context.versions.map((row) => row.version));
      const added = versions.filter((row) => !known.has(row.version));
      return { name, version, versions: [...context.versions, ...added], total, cause: null };
    }),
    clear: assign({ versions: [], total: 0, pair: null, lines: [], restored: null }),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    selectPair: assign((_, { older, newer }: VersionPair) => ({
      pair: { older, newer },
      lines: [],
      cause: null,
    })),
    storeLines: assign((_, { lines }: { lines: readonly ComparedLine[] }) => ({ lines })),
    closePair: assign({ pair: null, lines: [] }),
    openPrompt: assign((_, { version }: { version: number }) => ({
      restored: version,
      failure: null,
    })),
    // The question then names who has saved first; a second yes restores in any case.
    showFailure: assign(({ context }, { error }: Failed) => ({
      failure: toFailure(error),
      version: toProblem(error).kind === 'conflict' ? null : context.version,
    })),
    emitRestored: emit({ type: 'script.restored' as const }),
  },
}).createMachine({
  id: 'script-history',
  description:
    'The versions of a script, in pages without their texts; two are compared, an old one becomes a new one. Source: ADMIN-025.',
  context: ({ input }) => ({
    id: input.id,
    name: '',
    version: null,
    versions: [],
    total: 0,
    pair: null,
    lines: [],
    restored: null,
    cause: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'A page of versions is loading, below those that are shown already.',
      tags: 'busy',
      invoke: {
        id: 'loadHistory',
        src: 'loadHistory',
        input: ({ context: { id, versions } }) => ({ id, skip: versions.length }),
        onDone: { target: 'shown', actions: { type: 'add', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
          {
            target: 'unavailable',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
        ],
      },
    },
    shown: {
      description: 'The loaded versions are shown.',
      on: {
        more: { guard: 'hasMore', target: 'loading' },
        'versions.compare': {
          target: 'comparing',
          actions: { type: 'selectPair', params: ({ event }) => event },
        },
        'version.restore': {
          target: 'confirming',
          actions: { type: 'openPrompt', params: ({ event }) => event },
        },
      },
    },
    comparing: {
      description: 'The texts of the selected versions are loading and being compared.',
      tags: ['busy', 'compared'],
      on: { CLOSE: { target: 'shown', actions: 'closePair' } },
      invoke: {
        id: 'loadComparison',
        src: 'loadComparison',
        input: ({ context: { id, pair } }) => ({
          id,
          older: pair?.older ?? null,
          newer: pair?.newer ?? 1,
        }),
        onDone: {
          target: 'compared',
          actions: { type: 'storeLines', params: ({ event }) => ({ lines: event.output }) },
        },
        onError: {
          target: 'comparisonFailed',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    compared: {
      description: 'The selected versions are shown side by side, or one by itself.',
      tags: 'compared',
      on: { CLOSE: { target: 'shown', actions: 'closePair' } },
    },
    comparisonFailed: {
      description: 'The texts could not be loaded; the person can try again.',
      tags: 'compared',
      on: { retry: 'comparing', CLOSE: { target: 'shown', actions: 'closePair' } },
    },
    confirming: {
      description: 'Asks whether to save the old version as a new one.',
      tags: 'question',
      on: { YES: 'restoring', NO: 'shown' },
    },
    restoring: {
      description: 'The old version is being saved as a new one.',
      tags: ['question', 'busy'],
      invoke: {
        id: 'restoreVersion',
        src: 'restoreVersion',
        input: ({ context: { id, restored, version } }) => ({
          id,
          restored: restored ?? 1,
          version,
        }),
        onDone: { target: 'loading', actions: ['clear', 'emitRestored'] },
        onError: {
          target: 'confirming',
          actions: { type: 'showFailure', params: ({ event }) => event },
        },
      },
    },
    unavailable: {
      description: 'The page of versions could not be loaded; the person can try again.',
      on: { retry: 'loading' },
    },
    notFound: { description: 'There is no script with this id.', type: 'final' },
  },
});

export type ScriptHistoryActor = ActorRefFrom<typeof scriptHistoryMachine>;
