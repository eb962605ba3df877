import type { ActorRef, Snapshot } from 'xstate';
import { toProblem } from '#openapi/client/index.ts';
import type { Failure } from '../validation/failure.ts';
import type { FieldErrors } from '../validation/faults.ts';
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
 * What a chart says of the dialog in which a part of a record is filled in, such as a group of a
 * team: while it is `editable` or `saving` the dialog shows; `stale` and `deleted` tell that somebody
 * else was faster, `parentDeleted` that there is nothing left to save the part in.
 */
export type PartFormTag = 'editable' | 'saving' | 'stale' | 'deleted' | 'parentDeleted';

/** What such a chart holds of its dialog. */
export interface PartForm<Form extends FormValues> extends RecordDraft<Form> {
  /** What the person had not finished, while it is on offer. */
  draft: RecordDraft<Form> | null;
  errors: FieldErrors<FormField<Form>>;
  /** Why the last save has failed; null once one succeeds, or what was wrong is mended. */
  failure: Failure | null;
  /** What the server said when somebody else was faster. */
  rejection: string;
  /** What somebody else has changed meanwhile. */
  theirFields: readonly FormField<Form>[];
}

type PartFormSnapshot<Form extends FormValues> = Snapshot<unknown> & {
  context: PartForm<Form>;
  hasTag: (tag: PartFormTag) => boolean;
};

/** What every such dialog hears. `draft.found` says what this device has kept of it. */
export type PartFormEvent<Form extends FormValues> =
  | { type: 'form.changed'; change: Partial<Form> }
  | { type: 'draft.found'; persisted: FormDraft<Form> }
  | { type: 'draft.restored' | 'draft.discarded' }
  | { type: 'SAVE' | 'form.overwrite' | 'form.saveAsNew' | 'CANCEL' };

/** An actor whose chart has such a dialog: what the dialog needs of it. */
export type PartFormActor<Form extends FormValues> = Pick<
  ActorRef<PartFormSnapshot<Form>, PartFormEvent<Form>>,
  'getSnapshot' | 'subscribe' | 'send'
>;

type PartState = { hasTag: (tag: PartFormTag) => boolean };

/** Whether the dialog shows. */
export const isPartOpen = (state: PartState): boolean =>
  state.hasTag('editable') || state.hasTag('saving');

/** Whether something is filled in there that is not saved. */
export const isPartUnsaved = <Form extends FormValues>(
  state: PartState & { context: Pick<PartForm<Form>, 'form' | 'base'> },
): boolean => isPartOpen(state) && isChanged(state.context);

/** Of a dialog that is closed: what was said in it is over, its form leaves as it was. */
const closedPart = {
  draft: null,
  errors: {},
  failure: null,
  rejection: '',
  theirFields: [],
};

/** A dialog as it opens: with the part as it is, or empty. */
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

/** With what this device has kept. Whoever types already keeps that, too. */
export function applyPersisted<Form extends FormValues>(
  part: PartForm<Form>,
  persisted: FormDraft<Form>,
): Partial<PartForm<Form>> {
  const { form, base, version, draft } = withStoredDraft(part, persisted);
  return { form, base, version, draft };
}

/** With what was on offer; what was typed beside it takes its place. */
export const restoredPart = <Form extends FormValues>(
  part: PartForm<Form>,
): Partial<PartForm<Form>> =>
  part.draft === null ? {} : { ...part.draft, draft: getDraft(part), errors: {}, failure: null };

/** After a save that somebody else was faster than. */
export const outdatedPart = <Form extends FormValues>(
  { form }: PartForm<Form>,
  error: unknown,
): Partial<PartForm<Form>> => {
  const { messages, changedFields } = toProblem(error);
  const theirFields = changedFields.filter((field) => field in form);
  return { rejection: messages.join(' '), theirFields, errors: {}, failure: null };
};
