import { assign, enqueueActions, setup, type ActorRefFrom } from 'xstate';
import { withMissed, withoutMissed, type MissedCode } from '../asset-scan/missed-codes.ts';
import { toCause, type Cause } from '../cause.ts';
import type { ListPage } from '../lists/list-types.ts';
import { lookUpCode, searchAssets, type CodeMeaning } from './find-assets.actors.ts';
import type { AssignableAsset } from './holder.ts';

export interface FindAssetsContext {
  /** What stands in the field. */
  text: string;
  /** What fits it, the first of them; it stays while another text is asked for. */
  assets: readonly AssignableAsset[];
  /** How many fit. */
  total: number;
  /** Codes that were entered and not looked up yet: a scanner is faster than a server. */
  codes: readonly string[];
  /** Codes that named no asset, until somebody has dealt with them. */
  missed: readonly MissedCode<'none' | 'multiple'>[];
  /** Why nothing could be asked, where that is known. */
  cause: Cause | null;
}

export type FindAssetsEvent =
  | { type: 'text.typed'; text: string }
  /** Enter was pressed, by a person or by a hand scanner after what it has typed. */
  | { type: 'code.entered' }
  | { type: 'miss.removed'; code: string }
  | { type: 'retry' };

/** This asset is meant. */
export interface AssetFound {
  type: 'asset.found';
  asset: AssignableAsset;
}

/** A person who types on is not asked for, in ms. */
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
    // One that waits already is meant once.
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
    // What fits several stays in the field, so that they are listed.
    takeMeaning: enqueueActions(({ context, enqueue }, { output }: { output: CodeMeaning }) => {
      const { text, missed } = context;
      const [code = '', ...codes] = context.codes;
      if ('asset' in output) {
        enqueue.emit({ type: 'asset.found', asset: output.asset });
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
    'Assets in store are found by typing, or by a code that is entered or scanned. Source: ASSET-047.',
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
      description: 'The person types; the server is asked once they pause.',
      tags: 'busy',
      after: { pause: 'searching' },
    },
    searching: {
      description: 'The server is asked for what fits.',
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
    found: { description: 'Shows what fits, or that nothing does.' },
    lookingUp: {
      description: 'The codes that were entered are looked up, one after the other.',
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
      description: 'Nothing could be asked: says why, and keeps what was entered for another try.',
      on: {
        retry: [{ guard: 'hasCodes', target: 'lookingUp' }, { target: 'searching' }],
      },
    },
  },
});

export type FindAssetsActor = ActorRefFrom<typeof findAssetsMachine>;
