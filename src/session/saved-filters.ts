import { useState } from 'react';
import * as v from 'valibot';
import { keptByOwner, ownerIn, type TenantOwner } from './kept-by-owner.ts';

const Parameters = v.record(v.string(), v.string());
const SavedSet = v.object({ name: v.string(), parameters: Parameters });

/** Of each person in each tenant, the sets of filters that they have saved, by page. */
const kept = keptByOwner('atrium.device.savedFilters', v.record(v.string(), v.array(SavedSet)));

/** Filters under a name of the person's own, as the parameters of an address. */
export type SavedFilters = v.InferOutput<typeof SavedSet>;

/** Characters of a name. */
export const longestSetName = 60;

/** What a person has saved on this device for a page, in the order in which they did. */
export const savedFiltersOf = (owner: TenantOwner, page: string): readonly SavedFilters[] =>
  kept.of(ownerIn(owner))?.[page] ?? [];

/** Keeps sets for a page; without any, the page is forgotten. */
export function keepSavedFilters(
  owner: TenantOwner,
  page: string,
  sets: readonly SavedFilters[],
): void {
  const { [page]: _, ...others } = kept.of(ownerIn(owner)) ?? {};
  kept.keep(ownerIn(owner), sets.length > 0 ? { ...others, [page]: [...sets] } : others);
}

/** With a set more; one of the same name gives way to it. */
export const withSet = (sets: readonly SavedFilters[], set: SavedFilters): SavedFilters[] => [
  ...sets.filter(({ name }) => name !== set.name),
  set,
];

/** The saved sets of a page, and how to change them. */
export function useSavedFilters(owner: TenantOwner, page: string) {
  const [sets, setSets] = useState(() => savedFiltersOf(owner, page));
  const change = (next: readonly SavedFilters[]) => {
    setSets(next);
    keepSavedFilters(owner, page, next);
  };
  return {
    sets,
    onSave: (set: SavedFilters) => change(withSet(sets, set)),
    onRemove: (name: string) => change(sets.filter((each) => each.name !== name)),
  };
}
