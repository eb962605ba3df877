import { useActorRef, useSelector } from '@xstate/react';
import { use, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ClockWorkDayContext } from '#machines/clockwork/day/clockwork-day.machine.ts';
import {
  editEntryMachine,
  type EditEntryInput,
  type OrphanedEntry,
} from '#machines/clockwork/entry/edit-entry.machine.ts';
import { isSameForm } from '#machines/clockwork/entry/entry-form.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { OnOrphanedEntry, useEntryDraft, usePersistedEntry } from '#page/drafts/use-entry-draft.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useFollowed } from '#ui/hooks/use-followed.ts';
import type { ActionProps } from './split-entry.container.tsx';
import { EditForm } from './edit-form.tsx';

export interface EditEntryProps extends ActionProps {
  of: EditEntryInput['of'];
  /** The input for a deleted entry; it becomes a new entry. */
  orphaned?: OrphanedEntry | undefined;
  /** The entry was saved, or the form was cancelled. */
  onClose: () => void;
}

/** Adds or edits an entry in place. Loaded on the first request. */
export function EditEntry({ day, of, orphaned, onClose }: EditEntryProps) {
  const { timeZone } = useDateSettings();
  const clock = useSelector(day, ({ context }) => context.clock);
  const store = useSelector(day, ({ context }) => context.store);
  const [newId] = useState(() => crypto.randomUUID());
  const { owner, persisted } = usePersistedEntry(of, clock.now());
  const actor = useActorRef(editEntryMachine, {
    input: { clock, timeZone, of, newId, persisted, orphaned, store },
  });
  useEntryDraft(actor, owner);
  const onOrphaned = use(OnOrphanedEntry);
  const [shownDate] = useState(() => day.getSnapshot().context.date);
  useFollowed(day, ({ context }) => {
    const found = toOrphanedEntry(actor.getSnapshot(), context, shownDate);
    if (found) onOrphaned(found);
  });
  useSendOnChange(actor, 'id' in of ? { type: 'entry.renewed', entry: of } : null);
  useEmitted(actor, {
    'entries.changed': (changed) => {
      day.send(changed);
      onClose();
    },
    'entry.outdated': () => day.send({ type: 'tab.returned' }),
    'day.outdated': () => {
      day.send({ type: 'tab.returned' });
      onClose();
    },
    'edit.exited': onClose,
  });
  return <EditForm actor={actor} />;
}

/** The input for an entry that is missing from the shown day because it was deleted elsewhere. */
function toOrphanedEntry(
  { status, context }: SnapshotFrom<typeof editEntryMachine>,
  { entries, date }: ClockWorkDayContext,
  shownDate: string,
): OrphanedEntry | null {
  const { entry, form, base } = context;
  if (status === 'done' || entry === null || isSameForm(form, base)) return null;
  const isThere = date !== shownDate || entries.some(({ id }) => id === entry.id);
  return isThere ? null : { id: entry.id, form };
}
