import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { withMissed, withoutMissed, type MissedCode } from '../asset-scan/missed-codes.ts';
import { toCause, type Cause } from '../cause.ts';
import type { ListPage } from '../lists/list-types.ts';
import { lookUpCode, searchAssets, type CodeMeaning } from './find-assets.actors.ts';
import type { AssignableAsset } from './assignee.ts';
import { report } from '../children.ts';

export interface FindAssetsContext {
  /** The text in the field. */
  text: string;
  /** The first matches; they stay while another text is searched. */
  assets: readonly AssignableAsset[];
  /** The number of matches. */
  total: number;
  /** Entered codes that are not looked up yet: a scanner is faster than a server. */
  codes: readonly string[];
  /** Codes without a matching asset, until someone has handled them. */
  missed: readonly MissedCode<'none' | 'multiple'>[];
  /** Why no request was possible, if known. */
  cause: Cause | null;
}

export type FindAssetsEvent =
  | { type: 'text.typed'; text: string }
  /** Enter was pressed, by the user or by a hand scanner after the code. */
  | { type: 'code.entered' }
  | { type: 'miss.removed'; code: string }
  | { type: 'retry' };

/** This asset was found. */
export interface AssetFound {
  type: 'asset.found';
  asset: AssignableAsset;
}

/** Debounce in ms: no request is sent while the user keeps typing. */
const pause = 250;

export const findAssetsMachine = setup({
  types: {
    context: {} as FindAssetsContext,
    events: {} as FindAssetsEvent,
    emitted: {} as AssetFound,
    tags: {} as 'busy',
  },
  actors: { searchAssets, lookUpCode },
  delays: { pause },
  guards: {
    isFilled: ({ context }) => context.text.trim() !== '',
    hasCodes: ({ context }) => context.codes.length > 0,
    hasMoreCodes: ({ context }) => context.codes.length > 1,
  },
  actions: {
    type: assign((_, { text }: { text: string }) => ({ text })),
    // A code that is already queued is not queued again.
    takeCode: assign(({ context: { codes, text } }) => ({
      codes: codes.includes(text.trim()) ? codes : [...codes, text.trim()],
      text: '',
    })),
    removeMissed: assign(({ context: { missed } }, { code }: { code: string }) => ({
      missed: withoutMissed(missed, code),
    })),
    show: assign((_, { output }: { output: ListPage<AssignableAsset> }) => ({
      assets: output.rows,
      total: output.total,
      cause: null,
    })),
    // A text with multiple matches stays in the field, so that they are listed.
    takeMeaning: enqueueActions(({ context, enqueue }, { output }: { output: CodeMeaning }) => {
      const { text, missed } = context;
      const [code = '', ...codes] = context.codes;
      if ('asset' in output) {
        enqueue(report({ type: 'asset.found', asset: output.asset }));
        enqueue.assign({ codes, missed: withoutMissed(missed, code) });
        return;
      }
      const why = output.misses;
      const isListed = why === 'multiple' && codes.length === 0 && text === '';
      const after = withMissed(missed, { code, why, reason: '' });
      enqueue.assign({ codes, missed: after, text: isListed ? code : text });
    }),
    storeCause: assign((_, { error }: { error: unknown }) => ({ cause: toCause(error) })),
  },
}).createMachine({
  id: 'find-assets',
  description:
    'Finds assets in store by typing, or by a code that is entered or scanned. Source: ASSET-047.',
  context: { text: '', assets: [], total: 0, codes: [], missed: [], cause: null },
  initial: 'searching',
  on: {
    'text.typed': {
      target: '.typing',
      reenter: true,
      actions: { type: 'type', params: ({ event }) => event },
    },
    'code.entered': { guard: 'isFilled', target: '.lookingUp', actions: 'takeCode' },
    'miss.removed': { actions: { type: 'removeMissed', params: ({ event }) => event } },
  },
  states: {
    typing: {
      description: 'The user is typing; the search starts after a pause.',
      tags: 'busy',
      after: { pause: 'searching' },
    },
    searching: {
      description: 'The server searches for matches.',
      tags: 'busy',
      invoke: {
        id: 'searchAssets',
        src: 'searchAssets',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: [
          {
            guard: 'hasCodes',
            target: 'lookingUp',
            actions: { type: 'show', params: ({ event }) => event },
          },
          { target: 'found', actions: { type: 'show', params: ({ event }) => event } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    found: { description: 'Shows the matches, or that there are none.' },
    lookingUp: {
      description: 'The entered codes are looked up one after the other.',
      tags: 'busy',
      on: {
        'text.typed': { actions: { type: 'type', params: ({ event }) => event } },
        'code.entered': { guard: 'isFilled', actions: 'takeCode' },
      },
      invoke: {
        id: 'lookUpCode',
        src: 'lookUpCode',
        input: ({ context }) => ({ code: context.codes[0] ?? '' }),
        onDone: [
          {
            guard: 'hasMoreCodes',
            target: 'lookingUp',
            reenter: true,
            actions: { type: 'takeMeaning', params: ({ event }) => event },
          },
          {
            target: 'searching',
            actions: { type: 'takeMeaning', params: ({ event }) => event },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'The request failed: shows why, and keeps the input for another attempt.',
      on: {
        retry: [{ guard: 'hasCodes', target: 'lookingUp' }, { target: 'searching' }],
      },
    },
  },
});

export type FindAssetsActor = ActorRefFrom<typeof findAssetsMachine>;
