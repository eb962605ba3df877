import { assign, emit, enqueueActions, raise, setup, type ActorRefFrom } from 'xstate';
import type { Calendar } from '../assets/form/asset-days.ts';
import { changedForm, buildRejectedForm } from '../records/form-errors.ts';
import type { Failure } from '../validation/failure.ts';
import { isValid, type FieldErrors } from '../validation/field-errors.ts';
import { agreedToday, validateAgreed, toSentAgreed, type Agreed } from './agreed.ts';
import { assignAssets, type AssetOutcome } from './assign-assets.actors.ts';
import { isTeam, type AssignableAsset, type Receiver } from './assignee.ts';
import { findAssetsMachine, type AssetFound } from './find-assets.machine.ts';

/** An asset that is selected for assignment. */
export type SelectedAsset = Pick<AssignableAsset, 'id' | 'assetCode' | 'name' | 'assetType'>;

/** Required selections outside the form that may be missing. */
type Missing = 'receiver' | 'assets';

export interface AssignAssetsContext {
  calendar: Calendar;
  /** Whether assets can be found and added in the dialog. */
  hasFinder: boolean;
  /** The assignee; null before one is selected. */
  receiver: Receiver | null;
  assets: readonly SelectedAsset[];
  /** Why the last attempt rejected an asset, by its id. */
  rejections: Readonly<Record<string, string>>;
  /** How many assets the last attempt assigned, although others were rejected. */
  succeeded: number;
  /** The asset scanned or ticked last that is for the other kind of assignee. */
  mismatch: string | null;
  form: Agreed;
  base: Agreed;
  errors: FieldErrors<keyof Agreed>;
  missing: readonly Missing[];
  /** Why the last attempt failed completely. */
  failure: Failure | null;
}

export type AssignAssetsEvent =
  | { type: 'OPEN'; receiver: Receiver | null; assets: readonly SelectedAsset[] }
  | { type: 'form.changed'; change: Partial<Agreed> }
  | { type: 'receiver.select'; receiver: Receiver | null }
  | { type: 'asset.select'; asset: AssignableAsset }
  | AssetFound
  | { type: 'asset.dropped'; id: string }
  | { type: 'assets.assign' | 'CLOSE' };

/** Someone received assets, or an asset is no longer in store: displayed data is outdated. */
export interface AssetsAssigned {
  type: 'assets.assigned';
  /** The assets that were assigned. */
  assetIds: readonly string[];
}

interface DoneEvent {
  output: readonly AssetOutcome[];
}

const missingIn = ({ receiver, assets }: AssignAssetsContext): readonly Missing[] => [
  ...(receiver === null ? (['receiver'] as const) : []),
  ...(assets.length === 0 ? (['assets'] as const) : []),
];

const without = <Value>(rejections: Readonly<Record<string, Value>>, id: string) =>
  Object.fromEntries(Object.entries(rejections).filter(([each]) => each !== id));

export const assignAssetsMachine = setup({
  types: {
    context: {} as AssignAssetsContext,
    events: {} as AssignAssetsEvent,
    emitted: {} as AssetsAssigned,
    /** With a finder, assets are added in the dialog. */
    input: {} as { calendar: Calendar; hasFinder?: boolean },
    tags: {} as 'open' | 'editable' | 'busy',
  },
  actors: { assignAssets, 'find-assets': findAssetsMachine },
  guards: {
    isFilled: ({ context }) =>
      missingIn(context).length === 0 && isValid(validateAgreed(context.form, context.calendar)),
    isFitting: ({ context: { receiver } }, { asset }: { asset: AssignableAsset }) =>
      receiver === null || isTeam(receiver) === asset.isTeam,
    areAllDone: (_, { output }: DoneEvent) => output.every(({ isDone }) => isDone),
  },
  actions: {
    start: assign(
      ({ context }, event: { receiver: Receiver | null; assets: readonly SelectedAsset[] }) => {
        const form = agreedToday(context.calendar);
        return {
          receiver: event.receiver,
          assets: event.assets,
          rejections: {},
          succeeded: 0,
          mismatch: null,
          form,
          base: form,
          errors: {},
          missing: [],
          failure: null,
        };
      },
    ),
    change: assign(({ context }, { change }: { change: Partial<Agreed> }) =>
      // The first day is also the minimum for the return.
      changedForm(context, change, [
        ...Object.keys(change),
        ...('startedOn' in change ? ['expectedReturnOn'] : []),
      ]),
    ),
    selectReceiver: assign(({ context }, { receiver }: { receiver: Receiver | null }) => ({
      receiver,
      missing: context.missing.filter((each) => each !== 'receiver'),
      rejections: {},
    })),
    select: assign(({ context: { assets, missing } }, { asset }: { asset: AssignableAsset }) => ({
      assets: [...assets.filter(({ id }) => id !== asset.id), asset],
      missing: missing.filter((each) => each !== 'assets'),
      mismatch: null,
    })),
    storeMismatch: assign((_, { asset }: { asset: AssignableAsset }) => ({
      mismatch: asset.assetCode,
    })),
    drop: assign(({ context: { assets, rejections } }, { id }: { id: string }) => ({
      assets: assets.filter((each) => each.id !== id),
      rejections: without(rejections, id),
      mismatch: null,
    })),
    showErrors: assign(({ context }) => ({
      errors: validateAgreed(context.form, context.calendar),
      missing: missingIn(context),
    })),
    noteTry: assign({ rejections: {}, succeeded: 0, mismatch: null, failure: null }),
    retainRejected: assign(({ context: { assets } }, { output }: DoneEvent) => {
      const rejected = output.filter(({ isDone }) => !isDone);
      return {
        assets: assets.filter(({ id }) => rejected.some(({ assetId }) => assetId === id)),
        rejections: Object.fromEntries(
          rejected.map(({ assetId, errorMessages }) => [assetId, errorMessages.join(' ')]),
        ),
        succeeded: output.length - rejected.length,
      };
    }),
    showRejection: assign(({ context }, { error }: { error: unknown }) =>
      buildRejectedForm(context, error),
    ),
    startFinder: enqueueActions(({ context, enqueue }) => {
      if (context.hasFinder) enqueue.spawnChild('find-assets', { id: 'find-assets' });
    }),
    emitAssigned: emit((_, { output }: DoneEvent) => ({
      type: 'assets.assigned' as const,
      assetIds: output.filter(({ isDone }) => isDone).map(({ assetId }) => assetId),
    })),
  },
}).createMachine({
  id: 'assign-assets',
  description: 'Assigns one or more assets to an employee or a team. Source: ASSET-045, ASSET-152.',
  context: ({ input: { calendar, hasFinder = false } }) => {
    const form = agreedToday(calendar);
    return {
      calendar,
      hasFinder,
      receiver: null,
      assets: [],
      rejections: {},
      succeeded: 0,
      mismatch: null,
      form,
      base: form,
      errors: {},
      missing: [],
      failure: null,
    };
  },
  entry: 'startFinder',
  initial: 'closed',
  states: {
    closed: {
      description: 'No assignment is open.',
      on: { OPEN: { target: 'filling', actions: { type: 'start', params: ({ event }) => event } } },
    },
    filling: {
      description:
        'The user selects assets, an assignee and dates; rejections of the last attempt are shown with their reasons.',
      tags: ['open', 'editable'],
      on: {
        'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
        'receiver.select': { actions: { type: 'selectReceiver', params: ({ event }) => event } },
        'asset.select': [
          {
            guard: { type: 'isFitting', params: ({ event }) => event },
            actions: { type: 'select', params: ({ event }) => event },
          },
          { actions: { type: 'storeMismatch', params: ({ event }) => event } },
        ],
        'asset.found': {
          actions: raise(({ event }) => ({ type: 'asset.select', asset: event.asset })),
        },
        'asset.dropped': { actions: { type: 'drop', params: ({ event }) => event } },
        'assets.assign': [
          { guard: 'isFilled', target: 'assigning', actions: 'noteTry' },
          { actions: 'showErrors' },
        ],
        CLOSE: 'closed',
      },
    },
    assigning: {
      description: 'The assets are being assigned, each separately.',
      tags: ['open', 'busy'],
      invoke: {
        id: 'assignAssets',
        src: 'assignAssets',
        input: ({ context: { assets, receiver, form, calendar } }) => ({
          assetIds: assets.map(({ id }) => id),
          receiver: receiver as Receiver,
          agreed: toSentAgreed(form, calendar),
        }),
        onDone: [
          {
            guard: { type: 'areAllDone', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'emitAssigned', params: ({ event }) => event },
          },
          {
            target: 'filling',
            actions: [
              { type: 'retainRejected', params: ({ event }) => event },
              { type: 'emitAssigned', params: ({ event }) => event },
            ],
          },
        ],
        onError: {
          target: 'filling',
          actions: { type: 'showRejection', params: ({ event }) => event },
        },
      },
    },
  },
});

export type AssignAssetsActor = ActorRefFrom<typeof assignAssetsMachine>;
