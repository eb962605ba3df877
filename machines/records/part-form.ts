import type { ActorRef, Snapshot } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { Failure } from '../validation/failure.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import {
  withStoredDraft,
  getDraft,
  isChanged,
  type FormField,
  type FormValues,
  type FormDraft,
  type RecordDraft,
} from './form-values.ts';

/**
 * The tags of a dialog in which a part of a record is filled in, e.g. a group of a team: the dialog
 * is shown while it is `editable` or `saving`; `stale` and `deleted` mean that someone else saved
 * or deleted first, `parentDeleted` that there is no record left to save the part in.
 */
export type PartFormTag = 'editable' | 'saving' | 'stale' | 'deleted' | 'parentDeleted';

/** The context of such a machine for its dialog. */
export interface PartForm<Form extends FormValues> extends RecordDraft<Form> {
  /** The person's unsaved input, while it is offered. */
  draft: RecordDraft<Form> | null;
  errors: FieldErrors<FormField<Form>>;
  /** Why the last save failed; null once one succeeds or the errors are fixed. */
  failure: Failure | null;
  /** The server's message when someone else saved first. */
  rejection: string;
  /** The fields that someone else has changed in the meantime. */
  theirFields: readonly FormField<Form>[];
}

type PartFormSnapshot<Form extends FormValues> = Snapshot<unknown> & {
  context: PartForm<Form>;
  hasTag: (tag: PartFormTag) => boolean;
};

/** The events of every such dialog. `draft.found` carries the draft that this device has stored. */
export type PartFormEvent<Form extends FormValues> =
  | { type: 'form.changed'; change: Partial<Form> }
  | { type: 'draft.found'; persisted: FormDraft<Form> }
  | { type: 'draft.restored' | 'draft.discarded' }
  | { type: 'SAVE' | 'form.overwrite' | 'form.saveAsNew' | 'CANCEL' };

/** An actor whose machine has such a dialog: the interface that the dialog needs. */
export type PartFormActor<Form extends FormValues> = Pick<
  ActorRef<PartFormSnapshot<Form>, PartFormEvent<Form>>,
  'getSnapshot' | 'subscribe' | 'send'
>;

type PartState = { hasTag: (tag: PartFormTag) => boolean };

/** Whether the dialog is shown. */
export const isPartOpen = (state: PartState): boolean =>
  state.hasTag('editable') || state.hasTag('saving');

/** Whether the dialog has unsaved input. */
export const isPartUnsaved = <Form extends FormValues>(
  state: PartState & { context: Pick<PartForm<Form>, 'form' | 'base'> },
): boolean => isPartOpen(state) && isChanged(state.context);

/**
 * The state of a closed dialog: its messages are cleared, its form stays so that it does not change
 * while it closes.
 */
const closedPart = {
  draft: null,
  errors: {},
  failure: null,
  rejection: '',
  theirFields: [],
};

/** The initial state of an open dialog: with the part, or empty. */
export const openedPart = <Form extends FormValues>(
  form: Form,
  version: number | null,
): PartForm<Form> => ({
  form,
  base: form,
  version,
  madeId: null,
  ...closedPart,
});

/** Adds the draft that this device has stored. Input that the person has already typed stays. */
export function applyPersisted<Form extends FormValues>(
  part: PartForm<Form>,
  persisted: FormDraft<Form>,
): Partial<PartForm<Form>> {
  const { form, base, version, draft } = withStoredDraft(part, persisted);
  return { form, base, version, draft };
}

/** Restores the offered draft; input typed in the meantime is offered instead. */
export const restoredPart = <Form extends FormValues>(
  part: PartForm<Form>,
): Partial<PartForm<Form>> =>
  part.draft === null ? {} : { ...part.draft, draft: getDraft(part), errors: {}, failure: null };

/** The state after a save that was rejected because someone else saved first. */
export const outdatedPart = <Form extends FormValues>(
  { form }: PartForm<Form>,
  error: unknown,
): Partial<PartForm<Form>> => {
  const { messages, changedFields } = toProblem(error);
  const theirFields = changedFields.filter((field) => field in form);
  return { rejection: messages.join(' '), theirFields, errors: {}, failure: null };
};
