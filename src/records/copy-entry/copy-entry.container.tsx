import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { Clock } from '#machines/clock.ts';
import type { CopiedEntry } from '#machines/clockwork/entry/copy-entry.actors.ts';
import { copyEntryMachine, type CopyHow } from '#machines/clockwork/entry/copy-entry.machine.ts';
import type { EntriesChanged } from '#machines/clockwork/entry/entries.ts';
import type { Undoable } from '#machines/clockwork/entry/undo.ts';
import type { UnsentStore } from '#machines/clockwork/outbox/unsent.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { CopyDialog } from './copy-dialog.tsx';

export interface CopyRequest {
  how: CopyHow;
  /** An entry that has ended. */
  entry: CopiedEntry;
}

export interface CopyEntryProps {
  request: CopyRequest;
  clock: Clock;
  /** Stores a start that cannot be sent. */
  store?: UnsentStore | null | undefined;
  onChanged: (changed: EntriesChanged) => void;
  onUndoable: (undo: Undoable) => void;
}

/**
 * Continues or duplicates an entry. Loaded with the first request; each request has its own key.
 */
export function CopyEntry({ request, clock, store, onChanged, onUndoable }: CopyEntryProps) {
  const { timeZone } = useDateSettings();
  const [newId] = useState(() => crypto.randomUUID());
  const actor = useActorRef(copyEntryMachine, {
    input: { ...request, clock, timeZone, newId, store },
  });
  useEmitted(actor, {
    'entries.changed': onChanged,
    'change.undoable': ({ undo }) => onUndoable(undo),
  });
  return <CopyDialog actor={actor} />;
}
