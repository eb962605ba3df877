import { systemClock } from '#machines/clock.ts';
import type { RecordPartActor } from '#machines/records/create-record-part.ts';
import {
  buildDraft,
  buildDraftSchema,
  type FormValues,
  type FieldSchemas,
} from '#machines/records/form-values.ts';
import { isPartOpen, isPartUnsaved } from '#machines/records/part-form.ts';
import { getDraft } from '#session/drafts.ts';
import { useDraftOwner, useDraftObserver } from './use-draft.ts';
import { useUnsaved, type LeaveQuestion } from './use-unsaved.ts';

interface PartDrafts<Part, Form extends FormValues> {
  /** The dialog and its record, such as `team-group` and the team's id. */
  name: string;
  emptyForm: Form;
  /** Of fields that their empty values do not tell. */
  fieldSchemas?: FieldSchemas<Form>;
  getId: (part: Part) => string;
}

/**
 * Drafts of the dialogs in which the parts of a record are filled in: what is typed is kept on the
 * device for its owner, tenant, record and part, and offered when the dialog is opened again. Answers
 * the question before the page is left with something unsaved. The actor is there while a dialog is.
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
      // Saved or given up; an offer that nobody has decided about stays.
      const content = buildDraft(state.context, !isPartOpen(state));
      const text = JSON.stringify(content);
      if (text === last) return;
      last = text;
      persist(own, content);
    };
  });
  return useUnsaved(() => actor !== undefined && isPartUnsaved(actor.getSnapshot()));
}
