import { createContext, use, useState } from 'react';
import type {
  EditEntryActor,
  EditEntryInput,
  OrphanedEntry,
} from '#machines/clockwork/entry/edit-entry.machine.ts';
import {
  draftOfEntry,
  entrySchema,
  type PersistedEntry,
} from '#machines/clockwork/entry/entry-draft.ts';
import { getDraft, type DraftOwner } from '#session/storage/forms/drafts.ts';
import { DraftKeeper, useDraft } from './use-draft.ts';

interface EntryDraft {
  /** The owner; null where no drafts are stored. */
  owner: DraftOwner | null;
  persisted: PersistedEntry | null;
}

/** Called with the unsaved input of an entry whose row was removed. */
export const OnOrphanedEntry = createContext<(orphaned: OrphanedEntry) => void>(() => {});

/**
 * The stored draft of an entry or of a new one, as it was when its form opened. The day, the week
 * and the sheet offer the same draft.
 */
export function usePersistedEntry(of: EditEntryInput['of'], now: number): EntryDraft {
  const keeper = use(DraftKeeper);
  const [draft] = useState(() => {
    const owner = keeper && { ...keeper, form: `clockwork-entry ${'id' in of ? of.id : 'new'}` };
    return { owner, persisted: owner && getDraft(owner, entrySchema, now) };
  });
  return draft;
}

/** Persists the input of an entry; if the session ends, the draft stays for the next sign-in. */
export function useEntryDraft(actor: EditEntryActor, owner: DraftOwner | null): void {
  useDraft(actor, owner, ({ status, context }) => draftOfEntry(context, status !== 'active'));
}
