import { useEffect, useEffectEvent } from 'react';
import { systemClock } from '#machines/clock.ts';
import {
  keptForm,
  keptSchemaOf,
  type FormValues,
  type RecordDraft,
} from '#machines/records/form-values.ts';
import { isPartOpen, type PartFormActor } from '#machines/records/part-form.ts';
import { draftOf, type DraftOwner } from '#session/drafts.ts';
import { draftKeeper, useDraftOwner } from './use-draft.ts';

interface PartDrafts<Form extends FormValues> {
  /** The dialog and its record, such as `team-group` and the team's id. */
  name: string;
  emptyForm: Form;
  /** The part that the dialog is about; null for a new one. */
  partOf: () => string | null;
}

/**
 * Drafts of the dialogs in which the parts of a record are filled in: what is typed is kept on the
 * device for its owner, tenant, record and part, and offered when the dialog is opened again.
 */
export function usePartDraft<Form extends FormValues>(
  actor: PartFormActor<Form>,
  { name, emptyForm, partOf }: PartDrafts<Form>,
): void {
  const owner = useDraftOwner(name);
  const keptOf = useEffectEvent((of: DraftOwner) =>
    draftOf(of, keptSchemaOf(emptyForm), systemClock.now()),
  );
  const part = useEffectEvent(() => partOf() ?? 'new');
  useEffect(() => {
    /** Of the dialog that is open. */
    let open: DraftOwner | null = null;
    let last = '';
    /** The draft in it that nobody has decided about. */
    let offered: RecordDraft<Form> | null = null;
    const { keep, flush } = draftKeeper();
    const listening = actor.subscribe((state) => {
      if (!isPartOpen(state)) {
        // Saved or given up; an offer that nobody has decided about stays.
        if (open) keep(open, offered && { ...offered, offered: null });
        flush();
        open = null;
        return;
      }
      offered = state.context.draft;
      if (open === null) {
        open = { ...owner, form: `${owner.form} ${part()}` };
        last = JSON.stringify(null);
        const kept = keptOf(open);
        if (kept) {
          last = JSON.stringify(kept);
          actor.send({ type: 'draft.found', kept });
        }
        return;
      }
      const content = keptForm(state.context, false);
      const text = JSON.stringify(content);
      if (text === last) return;
      last = text;
      keep(open, content);
    });
    addEventListener('pagehide', flush);
    return () => {
      listening.unsubscribe();
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [actor, owner]);
}
