import type { EditEntryActor } from '#machines/clockwork/entry/edit-entry.machine.ts';
import { useEntryDraft, useEntryDraftOwner } from '#page/drafts/use-entry-draft.ts';
import { EditForm } from './edit-form.tsx';

/** The form of an entry or of a new one, whose input is stored on the device. */
export function EditEntry({ actor }: { actor: EditEntryActor }) {
  useEntryDraft(actor, useEntryDraftOwner(actor));
  return <EditForm actor={actor} />;
}
