import { systemClock } from '#machines/clock.ts';
import type { RecordPartActor } from '#machines/records/create-record-part.ts';
import {
  keptForm,
  keptSchemaOf,
  type FormValues,
  type KeptFields,
} from '#machines/records/form-values.ts';
import { isPartOpen, isPartUnsaved } from '#machines/records/part-form.ts';
import { draftOf } from '#session/drafts.ts';
import { useDraftOwner, useKeeping } from './use-draft.ts';
import { useUnsaved, type LeaveQuestion } from './use-unsaved.ts';

interface PartDrafts<Part, Form extends FormValues> {
  /** The dialog and its record, such as `team-group` and the team's id. */
  name: string;
  emptyForm: Form;
  /** Of fields that their empty values do not tell. */
  keptFields?: KeptFields<Form>;
  idOf: (part: Part) => string;
}

/**
 * Drafts of the dialogs in which the parts of a record are filled in: what is typed is kept on the
 * device for its owner, tenant, record and part, and offered when the dialog is opened again. Answers
 * the question before the page is left with something unsaved. The actor is there while a dialog is.
 */
export function usePartDraft<Part extends { version: number }, Form extends FormValues>(
  actor: RecordPartActor<Part, Form> | undefined,
  { name, emptyForm, keptFields, idOf }: PartDrafts<Part, Form>,
): LeaveQuestion | null {
  const owner = useDraftOwner(name);
  const ownerOf = (part: Part | null) => ({
    ...owner,
    form: `${owner.form} ${part === null ? 'new' : idOf(part)}`,
  });
  useKeeping(actor, (dialog, keep) => {
    const own = ownerOf(dialog.getSnapshot().context.part);
    const kept = draftOf(own, keptSchemaOf(emptyForm, keptFields), systemClock.now());
    if (kept) dialog.send({ type: 'draft.found', kept });
    let last = JSON.stringify(kept);
    return (state) => {
      // Saved or given up; an offer that nobody has decided about stays.
      const content = keptForm(state.context, !isPartOpen(state));
      const text = JSON.stringify(content);
      if (text === last) return;
      last = text;
      keep(own, content);
    };
  });
  return useUnsaved(() => actor !== undefined && isPartUnsaved(actor.getSnapshot()));
}
