import { useSelector } from '@xstate/react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
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
  const actor = useSelector(day, ({ children }) => children.selection);
  useSendOnChange(day, { type: 'choice.changed', entries });
  if (!actor) return null;
  return (
    <>
      <EntrySelectionBar actor={actor} onClear={onClear} />
      <SelectedEntriesDialog actor={actor} />
      <SelectedTimesDialog actor={actor} />
    </>
  );
}
