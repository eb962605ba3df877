import { createContext, use, useState } from 'react';
import type {
  EditEntryActor,
  EditEntryInput,
  OrphanedEntry,
} from '#machines/clockwork/edit-entry.machine.ts';
import { draftOfEntry, entrySchema, type PersistedEntry } from '#machines/clockwork/entry-draft.ts';
import { getDraft, type DraftOwner } from '#session/drafts.ts';
import { DraftKeeper, useDraft } from './use-draft.ts';

interface EntryDraft {
  /** Whose it is; null where nobody keeps drafts. */
  owner: DraftOwner | null;
  persisted: PersistedEntry | null;
}

/** Hears what was typed of an entry whose row went away with it. */
export const OnOrphanedEntry = createContext<(orphaned: OrphanedEntry) => void>(() => {});

/**
 * What this device has kept of an entry, or of a new one, as it was when its form was opened. The day,
 * the week and the sheet offer the same draft.
 */
export function usePersistedEntry(of: EditEntryInput['of'], now: number): EntryDraft {
  const keeper = use(DraftKeeper);
  const [draft] = useState(() => {
    const owner = keeper && { ...keeper, form: `clockwork-entry ${'id' in of ? of.id : 'new'}` };
    return { owner, persisted: owner && getDraft(owner, entrySchema, now) };
  });
  return draft;
}

/** Keeps what is typed of an entry; a session that ends leaves it for whoever comes back. */
export function useEntryDraft(actor: EditEntryActor, owner: DraftOwner | null): void {
  useDraft(actor, owner, ({ status, context }) => draftOfEntry(context, status !== 'active'));
}
