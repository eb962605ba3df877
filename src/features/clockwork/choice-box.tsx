import { createContext, use } from 'react';
import { EntryBox } from './entry-box.tsx';
import type { BoxPress } from './use-choice.ts';

/** Ids of the chosen entries: their boxes alone are drawn again when others are chosen. */
export const ChosenIds = createContext<ReadonlySet<string>>(new Set());

interface ChoiceBoxProps {
  /** Of the entry. */
  id: string;
  label: string;
  onChoose: (press: BoxPress) => void;
}

/** Chooses an entry of the table. */
export function ChoiceBox({ id, label, onChoose }: ChoiceBoxProps) {
  return (
    <EntryBox
      label={label}
      isChosen={use(ChosenIds).has(id)}
      onPress={(isChosen, isRange) => onChoose({ id, isChosen, isRange })}
    />
  );
}
