import { systemClock } from '#machines/clock.ts';
import type { RecordPartActor } from '#machines/records/create-record-part.ts';
import {
  buildDraft,
  buildDraftSchema,
  type FormValues,
  type FieldSchemas,
} from '#machines/records/form-values.ts';
import { isPartOpen, isPartUnsaved } from '#machines/records/part-form.ts';
import { getDraft } from '#session/storage/forms/drafts.ts';
import { useDraftOwner, useDraftObserver } from './use-draft.ts';
import { useUnsaved, type LeaveQuestion } from './use-unsaved.ts';

interface PartDrafts<Part, Form extends FormValues> {
  /** The name of the dialog and its record, e.g. `team-group` and the team's id. */
  name: string;
  emptyForm: Form;
  /** Schemas of the fields whose type cannot be derived from their empty value. */
  fieldSchemas?: FieldSchemas<Form>;
  getId: (part: Part) => string;
}

/**
 * Drafts of the dialogs for a record's parts: input is stored on the device by owner, tenant,
 * record and part, and is offered when the dialog opens again. Returns the question before leaving
 * the page with unsaved changes. The actor exists only while a dialog is open.
 */
export function usePartDraft<Part extends { version: number }, Form extends FormValues>(
  actor: RecordPartActor<Part, Form> | undefined,
  { name, emptyForm, fieldSchemas, getId }: PartDrafts<Part, Form>,
): LeaveQuestion | null {
  const owner = useDraftOwner(name);
  const toDraftOwner = (part: Part | null) => ({
    ...owner,
    form: `${owner.form} ${part === null ? 'new' : getId(part)}`,
  });
  useDraftObserver(actor, (dialog, persist) => {
    const own = toDraftOwner(dialog.getSnapshot().context.part);
    const persisted = getDraft(own, buildDraftSchema(emptyForm, fieldSchemas), systemClock.now());
    if (persisted) dialog.send({ type: 'draft.found', persisted });
    let last = JSON.stringify(persisted);
    return (state) => {
      // Saved or discarded; an undecided draft offer stays.
      const content = buildDraft(state.context, !isPartOpen(state));
      const text = JSON.stringify(content);
      if (text === last) return;
      last = text;
      persist(own, content);
    };
  });
  return useUnsaved(() => actor !== undefined && isPartUnsaved(actor.getSnapshot()));
}
