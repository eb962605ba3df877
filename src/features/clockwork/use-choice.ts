import { useMemo, useReducer } from 'react';
import { chosenAfter, chosenOf, noChoice, type Choice } from '#machines/clockwork/choice.ts';
import type { Entry } from '#machines/clockwork/entries.ts';

/** A box that was pressed: of an entry, with Shift all up to it; without an id, of all entries. */
export interface BoxPress {
  id: string | null;
  isChosen: boolean;
  isRange: boolean;
}

/** Which of the listed entries are chosen by their boxes; the second stays the same. */
export function useChoice(entries: readonly Entry[]) {
  const [choice, press] = useReducer(
    (before: Choice, { id, isChosen, isRange }: BoxPress): Choice =>
      id === null
        ? { ids: isChosen ? entries.map((entry) => entry.id) : [], anchor: null }
        : chosenAfter(before, { id, isChosen, isRange }, entries),
    noChoice,
  );
  const chosen = useMemo(() => chosenOf(entries, choice), [entries, choice]);
  return [chosen, press] as const;
}
