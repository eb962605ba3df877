import type { Entry } from './entries.ts';

/** Which entries of a day are chosen. */
export interface Choice {
  readonly ids: readonly string[];
  /** Where a range begins: the entry whose box was pressed last. */
  readonly anchor: string | null;
}

export const noChoice: Choice = { ids: [], anchor: null };

/** A box that was pressed; with Shift, all from the last one to it follow. */
interface Press {
  id: string;
  isSelected: boolean;
  isRange: boolean;
}

/** The choice after a box was pressed, among the entries in the order in which they are listed. */
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

/** The chosen entries that are still listed, in the order of the list. */
export function getSelectedEntries(entries: readonly Entry[], { ids }: Choice): Entry[] {
  const selected = new Set(ids);
  return entries.filter(({ id }) => selected.has(id));
}
