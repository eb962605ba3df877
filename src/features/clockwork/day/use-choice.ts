import { useMemo, useReducer } from 'react';
import {
  updateChoice,
  getSelectedEntries,
  noChoice,
  type Choice,
} from '#machines/clockwork/selection/choice.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';

/**
 * A press on a checkbox: of an entry, with Shift of all up to it; without an id, of all entries.
 */
export interface BoxPress {
  id: string | null;
  isSelected: boolean;
  isRange: boolean;
}

/** The listed entries whose checkboxes are selected; the second item is a stable callback. */
export function useChoice(entries: readonly Entry[]) {
  const [choice, press] = useReducer(
    (before: Choice, { id, isSelected, isRange }: BoxPress): Choice =>
      id === null
        ? { ids: isSelected ? entries.map((entry) => entry.id) : [], anchor: null }
        : updateChoice(before, { id, isSelected, isRange }, entries),
    noChoice,
  );
  const selected = useMemo(() => getSelectedEntries(entries, choice), [entries, choice]);
  return [selected, press] as const;
}
