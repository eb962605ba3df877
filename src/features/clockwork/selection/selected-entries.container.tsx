import { useActorRef, useSelector } from '@xstate/react';
import { selectedEntriesMachine } from '#machines/clockwork/selection/selected-entries.machine.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { EntrySelectionBar } from './entry-selection-bar.tsx';
import { SelectedEntriesDialog } from './selected-entries-dialog.tsx';
import { SelectedTimesDialog } from './selected-times-dialog.tsx';

export interface SelectedEntriesProps {
  day: ClockWorkDayActor;
  /** The selected entries. */
  entries: readonly Entry[];
  onClear: () => void;
}

/** Actions for the selected entries. Loaded with the first selection. */
export function SelectedEntries({ day, entries, onClear }: SelectedEntriesProps) {
  const clock = useSelector(day, ({ context }) => context.clock);
  const timeZone = useSelector(day, ({ context }) => context.timeZone);
  const actor = useActorRef(selectedEntriesMachine, { input: { clock, timeZone } });
  useSendOnChange(actor, { type: 'choice.changed', entries });
  useEmitted(actor, {
    'entries.changed': (changed) => day.send(changed),
    'change.undoable': (change) => day.send(change),
  });
  return (
    <>
      <EntrySelectionBar actor={actor} onClear={onClear} />
      <SelectedEntriesDialog actor={actor} />
      <SelectedTimesDialog actor={actor} />
    </>
  );
}
