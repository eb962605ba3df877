import { use, useCallback, useState } from 'react';
import type {
  EditEntryActor,
  EditEntryInput,
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

/**
 * The stored draft of an entry or of a new one, as it was when its form opened. The day, the week
 * and the sheet offer the same draft.
 */
export function usePersistedEntry(of: EditEntryInput['of'], now: number): EntryDraft {
  const keeper = use(DraftKeeper);
  const [draft] = useState(() => readEntryDraft(keeper, of, now));
  return draft;
}

/** The stored draft of an entry or of a new one, for the event that opens its form. */
export function useEntryDrafts(): (of: EditEntryInput['of'], now: number) => EntryDraft {
  const keeper = use(DraftKeeper);
  return useCallback((of, now) => readEntryDraft(keeper, of, now), [keeper]);
}

/** The stored draft of an entry or of a new one of a page. */
export function readEntryDraft(
  keeper: DraftOwner | null,
  of: EditEntryInput['of'],
  now: number,
): EntryDraft {
  const owner = getOwner(keeper, 'id' in of ? of.id : null);
  return { owner, persisted: owner && getDraft(owner, entrySchema, now) };
}

const getOwner = (keeper: DraftOwner | null, entryId: string | null): DraftOwner | null =>
  keeper && { ...keeper, form: `clockwork-entry ${entryId ?? 'new'}` };

/** The owner of the draft of a form that is open: of an entry, or of a new one. */
export function useEntryDraftOwner(actor: EditEntryActor): DraftOwner | null {
  const keeper = use(DraftKeeper);
  const [owner] = useState(() => getOwner(keeper, actor.getSnapshot().context.entry?.id ?? null));
  return owner;
}

/** Persists the input of an entry; if the session ends, the draft stays for the next sign-in. */
export function useEntryDraft(actor: EditEntryActor, owner: DraftOwner | null): void {
  useDraft(actor, owner, ({ status, context }) => draftOfEntry(context, status !== 'active'));
}
