import { createContext, use } from 'react';
import { EntryBox } from '../entry/entry-box.tsx';
import type { BoxPress } from './use-choice.ts';

/** Ids of the selected entries; only the checkboxes whose selection changes render again. */
export const SelectedIds = createContext<ReadonlySet<string>>(new Set());

interface ChoiceBoxProps {
  /** Id of the entry. */
  id: string;
  label: string;
  onSelect: (press: BoxPress) => void;
}

/** Selects an entry of the table. */
export function ChoiceBox({ id, label, onSelect }: ChoiceBoxProps) {
  return (
    <EntryBox
      label={label}
      isSelected={use(SelectedIds).has(id)}
      onPress={(isSelected, isRange) => onSelect({ id, isSelected, isRange })}
    />
  );
}
