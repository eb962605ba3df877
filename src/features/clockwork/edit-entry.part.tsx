import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { editEntryMachine, type EditEntryInput } from '#machines/clockwork/edit-entry.machine.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useEntryDraft, useKeptEntry } from '#page/use-entry-draft.ts';
import { useTold } from '#page/use-told.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import type { DeedProps } from './split-entry.part.tsx';
import { EditForm } from './edit-form.tsx';

export interface EditEntryProps extends DeedProps {
  of: EditEntryInput['of'];
  /** It was saved, or left. */
  onClose: () => void;
}

/** An entry is added or changed in its place. Loaded with the first wish. */
export function EditEntry({ day, of, onClose }: EditEntryProps) {
  const { timeZone } = useDateSettings();
  const clock = useSelector(day, ({ context }) => context.clock);
  const store = useSelector(day, ({ context }) => context.store);
  const [newId] = useState(() => crypto.randomUUID());
  const { owner, kept } = useKeptEntry(of, clock.now());
  const actor = useActorRef(editEntryMachine, {
    input: { clock, timeZone, of, newId, kept, store },
  });
  useEntryDraft(actor, owner);
  useTold(actor, 'id' in of ? { type: 'entry.renewed', entry: of } : null);
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
    'edit.left': onClose,
  });
  return <EditForm actor={actor} />;
}
