import type { Entry } from '../entry/entries.ts';

/** The selected entries of a day. */
export interface Choice {
  readonly ids: readonly string[];
  /** The start of a range: the entry whose checkbox was pressed last. */
  readonly anchor: string | null;
}

export const noChoice: Choice = { ids: [], anchor: null };

/** A pressed checkbox; with Shift, all entries from the last one to it change, too. */
interface Press {
  id: string;
  isSelected: boolean;
  isRange: boolean;
}

/** The selection after a checkbox was pressed, given the entries in the order of the list. */
export function updateChoice(
  { ids, anchor }: Choice,
  { id, isSelected, isRange }: Press,
  entries: readonly Pick<Entry, 'id'>[],
): Choice {
  const findIndexById = (requested: string | null) =>
    entries.findIndex((entry) => entry.id === requested);
  const [from, until] = [isRange ? findIndexById(anchor) : -1, findIndexById(id)];
  const [first, last] =
    from === -1 ? [until, until] : [Math.min(from, until), Math.max(from, until)];
  const pressed = new Set(entries.slice(first, last + 1).map((entry) => entry.id));
  const others = ids.filter((each) => !pressed.has(each));
  return { ids: isSelected ? [...others, ...pressed] : others, anchor: id };
}

/** The selected entries that are still listed, in the order of the list. */
export function getSelectedEntries(entries: readonly Entry[], { ids }: Choice): Entry[] {
  const selected = new Set(ids);
  return entries.filter(({ id }) => selected.has(id));
}
