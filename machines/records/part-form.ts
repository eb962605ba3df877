import type { ActorRef, Snapshot } from 'xstate';
import type { Faults } from '../validation/faults.ts';
import type { FieldOf, FormValues } from './form-values.ts';

/**
 * What a chart says of the dialog in which a part of a record is filled in, such as a group of a
 * team: while it is `editable` or `saving` the dialog shows; `stale` and `gone` tell that somebody
 * else was faster.
 */
type PartFormTag = 'editable' | 'saving' | 'stale' | 'gone';

type PartFormSnapshot<Form extends FormValues> = Snapshot<unknown> & {
  context: { form: Form; faults: Faults<FieldOf<Form>>; refusal: string };
  hasTag: (tag: PartFormTag) => boolean;
};

type PartFormEvent<Form extends FormValues> =
  | { type: 'form.changed'; change: Partial<Form> }
  | { type: 'SAVE' | 'SAVE_ANYWAY' | 'SAVE_AS_NEW' | 'CANCEL' };

/** An actor whose chart has such a dialog: what the dialog needs of it. */
export type PartFormActor<Form extends FormValues> = Pick<
  ActorRef<PartFormSnapshot<Form>, PartFormEvent<Form>>,
  'getSnapshot' | 'subscribe' | 'send'
>;

/** Whether the dialog shows. */
export const isPartOpen = (state: { hasTag: (tag: PartFormTag) => boolean }): boolean =>
  state.hasTag('editable') || state.hasTag('saving');
