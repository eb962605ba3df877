import { assign, emit, raise, setup, stateIn, type ActorRefFrom } from 'xstate';
import { toProblem, type Schema } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../../cause.ts';
import { isChanged } from '../../records/form-values.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import { toFieldErrors, isValid, type FieldErrors } from '../../validation/field-errors.ts';
import {
  addAsset,
  loadChoicesOfNew,
  loadTypeOfNew,
  type AddedAsset,
  type TypeOfNew,
  type Unconfirmed,
} from './asset-add.actors.ts';
import { buildCopy, loadAssetToCopy } from './asset-copy.ts';
import type { Calendar } from './asset-days.ts';
import {
  changedAsset,
  emptyAsset,
  clearChangedErrors,
  validateDetails,
  validateProperties,
  toFormErrors,
  type AssetForm,
  type TypedAsset,
} from './asset-form.ts';
import type { AssetProperty } from './asset-property.ts';
import type { AssetChoices } from '../asset.ts';
import { toLineErrors, validateBulk } from '../list/bulk-assets.ts';

export interface AssetAddContext extends TypedAsset {
  calendar: Calendar;
  /** Created here, so that a second try does not add a second asset. */
  newId: string;
  unconfirmed: Unconfirmed | null;
  errors: FieldErrors;
  failure: Failure | null;
  /** Null before they are loaded. */
  choices: AssetChoices | null;
  /** Properties of the selected type. */
  properties: readonly AssetProperty[];
  /** The code that was suggested last; the next suggestion replaces it. */
  proposed: string;
  /** The values typed last time, while they are offered. */
  offered: TypedAsset | null;
  /** Whether the person adds another asset after this one. */
  isAnother: boolean;
  /** The id of the asset to copy; null for an empty form. */
  sourceId: string | null;
  cause: Cause | null;
}

export type AssetAddEvent =
  | { type: 'form.changed'; change: Partial<AssetForm> }
  | { type: 'SAVE' | 'form.saveAndAdd' | 'CANCEL' | 'reset' | 'retry' }
  | { type: 'draft.restored' | 'draft.discarded' };

/** The person wants to leave with unsaved changes. */
export interface FormClosed {
  type: 'form.exited';
}

const validateContext = ({ form, properties, calendar }: AssetAddContext): FieldErrors => ({
  ...validateDetails(form, { calendar, before: null, properties }),
  ...(form.isBulk && validateBulk(form)),
  ...validateProperties(form, properties),
});

/** The form now differs from the one that was sent. */
const changedSince = ({ unconfirmed }: AssetAddContext): Unconfirmed | null =>
  unconfirmed && { ...unconfirmed, isChanged: true };

interface Failed {
  error: unknown;
}

export const assetAddMachine = setup({
  types: {
    context: {} as AssetAddContext,
    events: {} as AssetAddEvent,
    emitted: {} as FormClosed,
    input: {} as {
      calendar: Calendar;
      newId: string;
      persisted: TypedAsset | null;
      sourceId?: string | null;
    },
    tags: {} as 'busy' | 'editable',
  },
  actors: { loadChoicesOfNew, loadTypeOfNew, loadAssetToCopy, addAsset },
  guards: {
    isCopy: ({ context }) => context.sourceId !== null,
    isAnotherType: ({ context }, { change }: { change: Partial<AssetForm> }) =>
      change.assetTypeId !== undefined && change.assetTypeId !== context.form.assetTypeId,
    isFormValid: ({ context }) => isValid(validateContext(context)),
    hasOfferOfType: ({ context }) => Boolean(context.offered?.form.assetTypeId),
    hasOffer: ({ context }) => context.offered !== null,
    isAnother: ({ context }) => context.isAnother,
    isAwaited: stateIn('#asset-add.editing.loadingType.awaited'),
    // An unknown or missing type means that someone deleted it.
    isTypeNotFound: (_, { error }: Failed) => toProblem(error).kind === 'notFound',
    isTypeRejected: (_, { error }: Failed) => 'assetTypeId' in toProblem(error).fieldErrors,
  },
  actions: {
    storeChoices: assign((_, { choices }: { choices: AssetChoices }) => ({ choices })),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    change: assign(({ context }, { change }: { change: Partial<AssetForm> }) => {
      const errors = clearChangedErrors(context.errors, change);
      const isFixed = !isValid(context.errors) && isValid(errors);
      const form = changedAsset(context.form, change);
      const unconfirmed = changedSince(context);
      return { form, errors, unconfirmed, failure: isFixed ? null : context.failure };
    }),
    fillCopy: assign(({ context }, { asset }: { asset: Schema<'AssetSummary'> }) => {
      const form = buildCopy(asset, context.choices, context.calendar);
      return { form, base: form };
    }),
    clearType: assign({ properties: [] }),
    saveAwaited: raise(({ context }) => ({ type: context.isAnother ? 'form.saveAndAdd' : 'SAVE' })),
    // Other typed values stay, because they also apply to another type.
    dropType: assign(({ context }) => ({
      form: changedAsset(context.form, { assetTypeId: '' }),
      unconfirmed: changedSince(context),
      errors: { assetTypeId: { rule: 'deletedMeanwhile' } },
      failure: null,
      properties: [],
    })),
    // Keep a code that the person typed.
    storeType: assign(({ context }, { properties, nextCode }: TypeOfNew) => {
      const { form, proposed, errors } = context;
      const isFree = form.assetCode === '' || form.assetCode === proposed;
      if (!isFree || nextCode === '') return { properties };
      const next = Object.assign({ ...form }, { assetCode: nextCode });
      return {
        properties,
        form: next,
        unconfirmed: changedSince(context),
        proposed: nextCode,
        errors: clearChangedErrors(errors, { assetCode: nextCode }),
      };
    }),
    restore: assign(({ context }) => {
      const { offered, form, base } = context;
      return {
        form: offered?.form ?? form,
        unconfirmed: changedSince(context),
        offered: isChanged(context) ? { form, base } : null,
        errors: {},
      };
    }),
    discard: assign({ offered: null }),
    reset: assign(({ context }) => ({
      form: context.base,
      unconfirmed: changedSince(context),
      errors: {},
      failure: null,
    })),
    showErrors: assign(({ context }) => ({ errors: validateContext(context) })),
    showRejection: assign((_, { error }: Failed) => {
      const problem = toProblem(error);
      // It was added with the earlier values and cannot be changed from here.
      if (problem.code === 'idTaken') {
        return { errors: { assetCode: { rule: 'addedBefore' } } as const, failure: null };
      }
      return {
        errors: toLineErrors(toFormErrors(toFieldErrors(problem))),
        failure: toFailure(error),
      };
    }),
    // Without a response, or after a server error, it may have been saved.
    noteUnconfirmed: assign(({ context }, { error }: Failed) => {
      const { status } = toProblem(error);
      if (status >= 400 && status < 500) return {};
      return {
        unconfirmed: {
          isBulk: context.form.isBulk,
          isChanged: context.unconfirmed?.isChanged ?? false,
        },
      };
    }),
    noteLast: assign({ isAnother: false }),
    noteAnother: assign({ isAnother: true }),
    // The next asset keeps all values except those that identify an asset.
    startAnother: assign(({ context }, { nextId }: AddedAsset) => {
      const own = { assetCode: '', serialNumber: '', serialNumbers: '' };
      const form = Object.assign({ ...context.form }, own);
      return {
        form,
        base: form,
        newId: nextId,
        unconfirmed: null,
        proposed: '',
        errors: {},
        failure: null,
      };
    }),
    emitLeft: emit({ type: 'form.exited' }),
  },
}).createMachine({
  id: 'asset-add',
  description: 'Adds one asset or multiple similar ones. Source: ASSET-091, ASSET-021.',
  context: ({ input }) => ({
    calendar: input.calendar,
    newId: input.newId,
    unconfirmed: null,
    form: emptyAsset,
    base: emptyAsset,
    errors: {},
    failure: null,
    choices: null,
    properties: [],
    proposed: '',
    offered: input.persisted,
    isAnother: false,
    sourceId: input.sourceId ?? null,
    cause: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Types, locations and vendors are loading.',
      tags: 'busy',
      invoke: {
        id: 'loadChoicesOfNew',
        src: 'loadChoicesOfNew',
        onDone: [
          {
            guard: 'isCopy',
            target: 'copying',
            actions: { type: 'storeChoices', params: ({ event }) => ({ choices: event.output }) },
          },
          {
            target: 'editing',
            actions: { type: 'storeChoices', params: ({ event }) => ({ choices: event.output }) },
          },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    copying: {
      description: 'The asset to copy is loading.',
      tags: 'busy',
      invoke: {
        id: 'loadAssetToCopy',
        src: 'loadAssetToCopy',
        input: ({ context }) => ({ id: context.sourceId ?? '' }),
        onDone: {
          target: 'editing.loadingType',
          actions: { type: 'fillCopy', params: ({ event }) => ({ asset: event.output }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'storeCause', params: ({ event }) => event },
        },
      },
    },
    editing: {
      description: 'The form can be filled in.',
      tags: 'editable',
      initial: 'filling',
      on: {
        'form.changed': [
          {
            guard: { type: 'isAnotherType', params: ({ event }) => event },
            target: '.loadingType',
            actions: [{ type: 'change', params: ({ event }) => event }, 'clearType'],
          },
          { actions: { type: 'change', params: ({ event }) => event } },
        ],
        CANCEL: { actions: 'emitLeft' },
        reset: { target: '.filling', actions: ['reset', 'clearType'] },
        'draft.restored': [
          {
            guard: 'hasOfferOfType',
            target: '.loadingType',
            actions: ['restore', 'clearType'],
          },
          { guard: 'hasOffer', target: '.filling', actions: ['restore', 'clearType'] },
        ],
        'draft.discarded': { guard: 'hasOffer', actions: 'discard' },
      },
      states: {
        filling: {
          description: 'The person fills in the form and can save it.',
          on: {
            SAVE: [
              { guard: 'isFormValid', target: '#asset-add.saving', actions: 'noteLast' },
              { actions: 'showErrors' },
            ],
            'form.saveAndAdd': [
              { guard: 'isFormValid', target: '#asset-add.saving', actions: 'noteAnother' },
              { actions: 'showErrors' },
            ],
          },
        },
        loadingType: {
          description:
            'The properties of the selected type and its next free code are loading; the form stays usable.',
          invoke: {
            id: 'loadTypeOfNew',
            src: 'loadTypeOfNew',
            input: ({ context }) => ({ typeId: context.form.assetTypeId }),
            onDone: [
              {
                guard: 'isAwaited',
                target: 'filling',
                actions: [
                  { type: 'storeType', params: ({ event }) => event.output },
                  'saveAwaited',
                ],
              },
              {
                target: 'filling',
                actions: { type: 'storeType', params: ({ event }) => event.output },
              },
            ],
            onError: [
              {
                guard: { type: 'isTypeNotFound', params: ({ event }) => event },
                target: 'renewingChoices',
                actions: 'dropType',
              },
              { target: 'typeUnread' },
            ],
          },
          initial: 'filling',
          on: {
            SAVE: { target: '.awaited', actions: 'noteLast' },
            'form.saveAndAdd': { target: '.awaited', actions: 'noteAnother' },
          },
          states: {
            filling: { description: 'The form can be filled in while they load.' },
            awaited: {
              description:
                'Save was pressed: the form is saved as soon as the properties are loaded.',
            },
          },
        },
        renewingChoices: {
          description:
            'The selected type was deleted in the meantime, which its field reports: the remaining options reload while the form stays usable.',
          invoke: {
            id: 'renewChoices',
            src: 'loadChoicesOfNew',
            onDone: {
              target: 'filling',
              actions: { type: 'storeChoices', params: ({ event }) => ({ choices: event.output }) },
            },
            onError: 'filling',
          },
        },
        typeUnread: {
          description: 'Loading the properties failed: without them nothing is saved.',
          on: { retry: 'loadingType' },
        },
      },
    },
    saving: {
      description: 'One or multiple assets are being added; the server sets the status.',
      tags: 'busy',
      invoke: {
        id: 'addAsset',
        src: 'addAsset',
        input: ({ context: { form, newId, properties, calendar, unconfirmed } }) => ({
          form,
          id: newId,
          properties,
          calendar,
          unconfirmed,
        }),
        onDone: [
          {
            guard: 'isAnother',
            target: 'editing.loadingType',
            actions: { type: 'startAnother', params: ({ event }) => event.output },
          },
          { target: 'saved' },
        ],
        onError: [
          {
            guard: { type: 'isTypeRejected', params: ({ event }) => event },
            target: 'editing.renewingChoices',
            actions: 'dropType',
          },
          {
            target: 'editing',
            actions: [
              { type: 'showRejection', params: ({ event }) => event },
              { type: 'noteUnconfirmed', params: ({ event }) => event },
            ],
          },
        ],
      },
    },
    saved: { description: 'The asset is added.', type: 'final' },
    unavailable: {
      description: 'Loading the options failed; the person can try again.',
      type: 'final',
    },
  },
});

export type AssetAddActor = ActorRefFrom<typeof assetAddMachine>;
