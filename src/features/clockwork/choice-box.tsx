import { createContext, use } from 'react';
import { EntryBox } from './entry-box.tsx';
import type { BoxPress } from './use-choice.ts';

/** Ids of the chosen entries: their boxes alone are drawn again when others are chosen. */
export const SelectedIds = createContext<ReadonlySet<string>>(new Set());

interface ChoiceBoxProps {
  /** Of the entry. */
  id: string;
  label: string;
  onSelect: (press: BoxPress) => void;
}

/** Chooses an entry of the table. */
export function ChoiceBox({ id, label, onSelect }: ChoiceBoxProps) {
  return (
    <EntryBox
      label={label}
      isSelected={use(SelectedIds).has(id)}
      onPress={(isSelected, isRange) => onSelect({ id, isSelected, isRange })}
    />
  );
}
