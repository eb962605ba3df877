import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import { toCause, type Cause } from '../../cause.ts';
import { conflict } from '../../records/conflict-states.ts';
import { isVersionConflict } from '../../records/form-errors.ts';
import { changedFields, isChanged, theirChanges, withFields } from '../../records/form-values.ts';
import { toFailure, type Failure } from '../../validation/failure.ts';
import { toFieldErrors, isValid, type FieldErrors } from '../../validation/field-errors.ts';
import type { Calendar } from './asset-days.ts';
import {
  toAssetForm,
  changedAsset,
  emptyAsset,
  clearChangedErrors,
  validateDetails,
  validateProperties,
  toFormErrors,
  type AssetDetail,
  type AssetForm,
  type TypedAsset,
} from './asset-form.ts';
import { assetStatusChangeMachine } from '../status/asset-status-change.machine.ts';
import { isStatusField, validateStatusDay, type StatusFields } from '../status/asset-status.ts';
import { statusIds, type AssetChoices, type AssetStatus } from '../asset.ts';
import { loadAssetDetail, updateAsset, type ReadAsset } from './edit-asset.actors.ts';

/**
 * The parts that the person may edit; only these are validated, because no one can fix errors in
 * fields that they cannot edit.
 */
export interface EditRights {
  details: boolean;
  properties: boolean;
}

export interface EditAssetContext extends TypedAsset {
  id: string;
  calendar: Calendar;
  rights: EditRights;
  /** Null before the first response. */
  detail: AssetDetail | null;
  choices: AssetChoices | null;
  /** The requested status while its dialogs are open. */
  to: AssetStatus;
  errors: FieldErrors;
  failure: Failure | null;
  /** The values typed last time, while they are offered. */
  offered: TypedAsset | null;
  /** Whether a save failed: typed values stay in the form while the details reload. */
  hasFailed: boolean;
  /** Whether the failed save had an older version. */
  isStale: boolean;
  /** The asset on the server, once it differs from the form's initial values. */
  theirs: { detail: AssetDetail; form: AssetForm } | null;
  /** The server's message about a version conflict: who changed what. */
  rejection: string;
  /** Whether the asset was saved before leaving the page. */
  isUpdated: boolean;
  cause: Cause | null;
}

export type EditAssetEvent =
  | { type: 'LOAD' }
  | { type: 'form.changed'; change: Partial<AssetForm> }
  | { type: 'CHANGE_STATUS'; to: AssetStatus }
  | { type: 'UPDATE' | 'CANCEL' | 'reset' }
  | { type: 'draft.restored' | 'draft.discarded' }
  | { type: 'conflict.keepMine' | 'conflict.useTheirs' };

/** The person wants to leave with unsaved changes. */
export interface FormClosed {
  type: 'form.exited';
}

const savedStatus = ({ detail }: Pick<EditAssetContext, 'detail'>): AssetStatus =>
  detail?.assetStatus ?? 'InStore';

const toStatusCase = (context: EditAssetContext) => ({
  saved: savedStatus(context),
  threshold: context.detail?.lastStatusThreshold ?? '',
  calendar: context.calendar,
});

function validateContext(context: EditAssetContext): FieldErrors {
  const { form, detail, calendar, rights } = context;
  const properties = detail?.assetProperties ?? [];
  const limits = { calendar, before: detail, properties };
  return {
    ...(rights.details && {
      ...validateDetails(form, limits),
      ...validateStatusDay(toStatusCase(context), form),
    }),
    ...(rights.properties && validateProperties(form, properties)),
  };
}

/** The values to store on the device: those typed, or those still offered; null for none. */
export function getTypedAsset(context: EditAssetContext): TypedAsset | null {
  const { form, base } = context;
  return isChanged(context) ? { form, base } : context.offered;
}

interface Failed {
  error: unknown;
}

/**
 * The fields that this person changed. Status fields belong to the status that was saved at that
 * time, so they do not count if the status has changed since.
 */
function findOwnChanges({ form, base }: TypedAsset, now: AssetForm) {
  const isSameStatus = base.statusId === now.statusId;
  return changedFields(form, base).filter((field) => isSameStatus || !isStatusField(field));
}

/** Applies this person's changes to the server's current asset. */
const overTheirs = (
  { form, base }: TypedAsset,
  { detail, form: now }: NonNullable<EditAssetContext['theirs']>,
) => ({
  detail,
  base: now,
  form: withFields(now, findOwnChanges({ form, base }, now), form),
  theirs: null,
  hasFailed: false,
});

export const editAssetMachine = setup({
  types: {
    context: {} as EditAssetContext,
    events: {} as EditAssetEvent,
    emitted: {} as FormClosed,
    input: {} as {
      id: string;
      calendar: Calendar;
      rights: EditRights;
      persisted: TypedAsset | null;
    },
    tags: {} as 'busy' | 'editable',
    children: {} as { status: 'status' },
  },
  actors: { loadAssetDetail, updateAsset, status: assetStatusChangeMachine },
  guards: {
    isMissing: (_, { error }: Failed) => toProblem(error).kind === 'notFound',
    hasFailed: ({ context }) => context.hasFailed,
    // If both changed the same field, the person decides.
    isConflict: ({ context }, { detail }: ReadAsset) => {
      const theirs = { form: toAssetForm(detail) };
      const changed: readonly string[] = theirChanges({ base: context.base, theirs });
      const own = changedFields(context.form, context.base);
      return context.hasFailed && (context.isStale || own.some((field) => changed.includes(field)));
    },
    isLocked: (_, { detail }: ReadAsset) => ['Scrap', 'Disposed'].includes(detail.assetStatus),
    isAnotherStatus: ({ context }, { to }: { to: AssetStatus }) =>
      statusIds[to] !== context.form.statusId,
    isValid: ({ context }) => isValid(validateContext(context)),
    isUntouched: ({ context }) => !isChanged(context),
    hasOffer: ({ context }) => context.offered !== null,
  },
  actions: {
    show: assign(({ context }, { detail, choices }: ReadAsset) => {
      const form = toAssetForm(detail);
      if (context.hasFailed) return { choices, ...overTheirs(context, { detail, form }) };
      return { detail, choices, form, base: form, errors: {} };
    }),
    showLocked: assign(({ context }, { detail, choices }: ReadAsset) => {
      const { form, base, hasFailed, offered } = context;
      const locked = toAssetForm(detail);
      const typed = hasFailed ? { form, base } : offered;
      return { detail, choices, form: locked, base: locked, errors: {}, offered: typed };
    }),
    noteTheirs: assign((_, { detail, choices }: ReadAsset) => ({
      choices,
      theirs: { detail, form: toAssetForm(detail) },
    })),
    takeMine: assign(({ context }) =>
      context.theirs === null ? {} : overTheirs(context, context.theirs),
    ),
    takeTheirs: assign(({ context }) => {
      const { theirs, base } = context;
      if (theirs === null) return {};
      const merged = overTheirs(context, theirs);
      const taken = theirChanges({ base, theirs });
      return { ...merged, form: withFields(merged.form, taken, theirs.form), errors: {} };
    }),
    storeCause: assign((_, { error }: Failed) => ({ cause: toCause(error) })),
    change: assign(({ context }, { change }: { change: Partial<AssetForm> }) => {
      const errors = clearChangedErrors(context.errors, change);
      const isFixed = !isValid(context.errors) && isValid(errors);
      const form = changedAsset(context.form, change);
      return { form, errors, failure: isFixed ? null : context.failure };
    }),
    storeRequestedStatus: assign((_, { to }: { to: AssetStatus }) => ({ to })),
    applyStatusFields: assign(({ context }, { output }: { output: StatusFields }) => ({
      form: Object.assign({ ...context.form }, output),
      errors: clearChangedErrors(context.errors, output),
    })),
    showErrors: assign(({ context }) => ({ errors: validateContext(context) })),
    // The details reload, as documented; typed values stay in the form.
    noteFailed: assign(({ context }, { error }: Failed) => ({
      hasFailed: true,
      isStale: isVersionConflict(context.form, error),
      errors: toFormErrors(toFieldErrors(toProblem(error))),
      failure: toFailure(error),
      rejection: toProblem(error).messages.join(' '),
    })),
    restore: assign(({ context }) => {
      const { offered, form, base } = context;
      if (offered === null) return {};
      const typed = isChanged(context) ? { form, base } : null;
      const mine = findOwnChanges(offered, base);
      return { form: withFields(form, mine, offered.form), errors: {}, offered: typed };
    }),
    discard: assign({ offered: null }),
    reset: assign(({ context }) => ({ form: context.base, errors: {}, failure: null })),
    noteUpdated: assign({ isUpdated: true, offered: null }),
    emitLeft: emit({ type: 'form.exited' }),
  },
}).createMachine({
  id: 'edit-asset',
  description: 'Edits an asset. Source: ASSET-049, ASSET-088, PRIV-030.',
  context: ({ input }) => ({
    id: input.id,
    calendar: input.calendar,
    rights: input.rights,
    detail: null,
    choices: null,
    form: emptyAsset,
    base: emptyAsset,
    to: 'InStore',
    errors: {},
    failure: null,
    offered: input.persisted,
    hasFailed: false,
    isStale: false,
    theirs: null,
    rejection: '',
    isUpdated: false,
    cause: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The page is open; no request was sent yet.',
      tags: 'busy',
      on: { LOAD: 'loadingDetails' },
    },
    loadingDetails: {
      description: 'The details and the options are loading.',
      tags: 'busy',
      invoke: {
        id: 'loadAssetDetail',
        src: 'loadAssetDetail',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: { type: 'isLocked', params: ({ event }) => event.output },
            target: 'loaded.locked',
            actions: { type: 'showLocked', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'conflict',
            actions: { type: 'noteTheirs', params: ({ event }) => event.output },
          },
          {
            target: 'loaded',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' },
          // Typed values can be saved again once the server responds.
          { guard: 'hasFailed', target: 'loaded' },
          {
            target: 'unavailable',
            actions: { type: 'storeCause', params: ({ event }) => event },
          },
        ],
      },
    },
    loaded: {
      description: 'The asset is shown in its form.',
      initial: 'filling',
      on: {
        CANCEL: [{ guard: 'isUntouched', target: 'toList' }, { actions: 'emitLeft' }],
        reset: { actions: 'reset' },
      },
      states: {
        filling: {
          description: 'The fields that the person may change can be filled in.',
          tags: 'editable',
          on: {
            'form.changed': { actions: { type: 'change', params: ({ event }) => event } },
            CHANGE_STATUS: {
              guard: { type: 'isAnotherStatus', params: ({ event }) => event },
              target: 'changingStatus',
              actions: { type: 'storeRequestedStatus', params: ({ event }) => event },
            },
            UPDATE: [{ guard: 'isValid', target: '#edit-asset.saving' }, { actions: 'showErrors' }],
            'draft.restored': { guard: 'hasOffer', actions: 'restore' },
            'draft.discarded': { guard: 'hasOffer', actions: 'discard' },
          },
        },
        changingStatus: {
          description: 'Prompts for the fields of the new status, with its own machine.',
          invoke: {
            id: 'status',
            src: 'status',
            input: ({ context }) => ({
              ...toStatusCase(context),
              before: context.form,
              to: context.to,
              assignee: context.detail?.employeeName || context.detail?.teamName || '',
            }),
            onDone: {
              target: 'filling',
              actions: { type: 'applyStatusFields', params: ({ event }) => event },
            },
            onError: 'filling',
          },
        },
        locked: {
          description: 'In Scrap every field is locked; a disposed asset is final.',
        },
      },
    },
    saving: {
      description: 'The asset is being updated; the repair flag is cleared with it.',
      tags: 'busy',
      invoke: {
        id: 'updateAsset',
        src: 'updateAsset',
        input: ({ context: { detail, form, calendar } }) => ({
          detail: detail as AssetDetail,
          form,
          calendar,
        }),
        onDone: { target: 'toList', actions: 'noteUpdated' },
        onError: {
          target: 'loadingDetails',
          actions: { type: 'noteFailed', params: ({ event }) => event },
        },
      },
    },
    conflict: {
      ...conflict,
      on: {
        ...conflict.on,
        'conflict.useTheirs': { target: 'loaded', actions: 'takeTheirs' },
        CANCEL: 'loaded',
      },
    },
    toList: { description: 'The person goes back to the list.', type: 'final' },
    notFound: { description: 'This tenant has no such asset.', type: 'final' },
    unavailable: {
      description: 'Loading the asset failed; the person can try again.',
      type: 'final',
    },
  },
});

export type EditAssetActor = ActorRefFrom<typeof editAssetMachine>;
