import { fromPromise, assign, emit, setup, type ActorRefFrom } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { changedForm, buildRejectedForm } from '../../records/form-errors.ts';
import type { Failure } from '../../validation/failure.ts';
import { isValid, type FieldErrors } from '../../validation/field-errors.ts';
import { compactErrors } from '../status/asset-status.ts';
import type { ActionAsset } from '../asset.ts';

/**
 * Each asset is processed separately: a rejected one has a reason, and the others move. The page
 * reports the results.
 */
const moveAssets = fromPromise<readonly Schema<'AssetOutcome'>[], Schema<'BulkMoveAssets'>>(
  async ({ input: body, signal }) =>
    (await api.bulkMoveAssets({ body, signal, isSuccessHidden: true })).outcomes,
);

/** The option for "no location"; empty means that nothing is selected yet. */
export const noLocation = 'none';

/** The id of a location, `noLocation`, or empty. */
export type MoveForm = { assetLocationId: string };

export interface MoveAssetsContext {
  rows: readonly ActionAsset[];
  /** Why an asset was rejected at the last try, by its id. */
  reasons: Readonly<Record<string, string>>;
  form: MoveForm;
  base: MoveForm;
  errors: FieldErrors<keyof MoveForm>;
  /** Why the last try failed completely. */
  failure: Failure | null;
}

export type MoveAssetsEvent =
  | { type: 'OPEN'; rows: readonly ActionAsset[] }
  | { type: 'form.changed'; change: Partial<MoveForm> }
  | { type: 'assets.move' | 'CLOSE' };

/** Some assets are at another location now, so the displayed data is outdated. */
export interface AssetsMoved {
  type: 'assets.moved';
  assetIds: readonly string[];
}

interface Outcomes {
  output: readonly Schema<'AssetOutcome'>[];
}

const validate = ({ form }: MoveAssetsContext): FieldErrors<keyof MoveForm> =>
  compactErrors({ assetLocationId: form.assetLocationId === '' ? { rule: 'required' } : null });

const start = (rows: readonly ActionAsset[]): MoveAssetsContext => {
  const form = { assetLocationId: '' };
  return { rows, reasons: {}, form, base: form, errors: {}, failure: null };
};

export const moveAssetsMachine = setup({
  types: {
    context: {} as MoveAssetsContext,
    events: {} as MoveAssetsEvent,
    emitted: {} as AssetsMoved,
    tags: {} as 'open' | 'editable' | 'busy',
  },
  actors: { moveAssets },
  guards: {
    isFilled: ({ context }) => isValid(validate(context)),
    areAllDone: (_, { output }: Outcomes) => output.every(({ isDone }) => isDone),
  },
  actions: {
    start: assign((_, { rows }: { rows: readonly ActionAsset[] }) => start(rows)),
    change: assign(({ context }, { change }: { change: Partial<MoveForm> }) =>
      changedForm(context, change),
    ),
    showErrors: assign(({ context }) => ({ errors: validate(context) })),
    storeRejected: assign(({ context: { rows } }, { output }: Outcomes) => {
      const rejected = output.filter(({ isDone }) => !isDone);
      return {
        rows: rows.filter(({ id }) => rejected.some(({ assetId }) => assetId === id)),
        reasons: Object.fromEntries(
          rejected.map(({ assetId, errorMessages }) => [assetId, errorMessages.join(' ')]),
        ),
        failure: null,
      };
    }),
    showFailure: assign(({ context }, { error }: { error: unknown }) =>
      buildRejectedForm(context, error),
    ),
    notifyMoved: emit((_, { output }: Outcomes) => ({
      type: 'assets.moved' as const,
      assetIds: output.filter(({ isDone }) => isDone).map(({ assetId }) => assetId),
    })),
  },
}).createMachine({
  id: 'move-assets',
  description: 'Moves one or multiple assets to another location. Source: ASSET-035.',
  context: () => start([]),
  initial: 'closed',
  states: {
    closed: {
      description: 'No asset is moved.',
      on: { OPEN: { target: 'filling', actions: { type: 'start', params: ({ event }) => event } } },
    },
    filling: {
      description:
        'The person selects the new location; after a try, the rejected assets remain, each with its reason.',
      tags: ['open', 'editable'],
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'assets.move': [{ guard: 'isFilled', target: 'moving' }, { actions: 'showErrors' }],
        CLOSE: 'closed',
      },
    },
    moving: {
      description: 'The assets are being moved, each separately.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'moveAssets',
        src: 'moveAssets',
        input: ({ context: { rows, form } }) => ({
          assetIds: rows.map(({ id }) => id),
          assetLocationId: form.assetLocationId === noLocation ? null : form.assetLocationId,
        }),
        onDone: [
          {
            guard: { type: 'areAllDone', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'notifyMoved', params: ({ event }) => event },
          },
          {
            target: 'filling',
            actions: [
              { type: 'storeRejected', params: ({ event }) => event },
              { type: 'notifyMoved', params: ({ event }) => event },
            ],
          },
        ],
        onError: {
          target: 'filling',
          actions: { type: 'showFailure', params: ({ event }) => event },
        },
      },
    },
  },
});

export type MoveAssetsActor = ActorRefFrom<typeof moveAssetsMachine>;
