import * as v from 'valibot';
import { useState } from 'react';
import { createOwnerStorage, ownerIn, type TenantOwner } from '../owner-storage.ts';

const FilterSet = v.object({
  name: v.string(),
  /** Parameters of the page's URL. */
  filters: v.record(v.string(), v.union([v.string(), v.number()])),
});

export type FilterSet = v.InferOutput<typeof FilterSet>;

type Filters = FilterSet['filters'];

/** Whether two sets have the same filters in any order. */
export const isSameFilters = (one: Filters, other: Filters): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/** Each user's named filter sets in each tenant, by page. */
const persisted = createOwnerStorage(
  'atrium.device.filterSets',
  v.record(v.string(), v.array(FilterSet)),
);

const FormerSet = v.object({ name: v.string(), parameters: v.record(v.string(), v.string()) });

/** The former key of project analytics, before all pages shared one. */
const former = createOwnerStorage(
  'atrium.device.savedFilters',
  v.record(v.string(), v.array(FormerSet)),
);

/** Migrates the sets from the former key; a newer set of the same name stays. */
function carryOver(owner: TenantOwner): void {
  const pages = former.of(ownerIn(owner));
  if (!pages) return;
  former.persist(ownerIn(owner), null);
  for (const [page, sets] of Object.entries(pages)) {
    const newer = new Set(listFilterSets(owner, page).map(({ name }) => name));
    const carried = sets.filter(({ name }) => !newer.has(name));
    persistAll(owner, page, [
      ...listFilterSets(owner, page),
      ...carried.map(({ name, parameters }) => ({ name, filters: parameters })),
    ]);
  }
}

/** A user's saved filter sets for a page in the tenant on this device, sorted by name. */
export function listFilterSets(owner: TenantOwner, page: string): readonly FilterSet[] {
  carryOver(owner);
  return persisted.of(ownerIn(owner))?.[page] ?? [];
}

/** Saves a filter set; it replaces one of the same name. */
export const persistFilterSet = (owner: TenantOwner, page: string, set: FilterSet): void =>
  persistAll(owner, page, [...others(owner, page, set.name), set]);

export const deleteFilterSet = (owner: TenantOwner, page: string, name: string): void =>
  persistAll(owner, page, others(owner, page, name));

// Reads the storage each time, because another tab may have saved a set in the meantime.
const others = (owner: TenantOwner, page: string, name: string) =>
  listFilterSets(owner, page).filter((each) => each.name !== name);

function persistAll(owner: TenantOwner, page: string, sets: readonly FilterSet[]): void {
  const sorted = sets.toSorted((a, b) => a.name.localeCompare(b.name));
  persisted.persist(ownerIn(owner), { ...persisted.of(ownerIn(owner)), [page]: sorted });
}

/** The current filter sets of a page, and functions to change them. */
export function useFilterSets(owner: TenantOwner, page: string) {
  const [sets, setSets] = useState(() => listFilterSets(owner, page));
  const refresh = () => setSets(listFilterSets(owner, page));
  return {
    sets,
    onSave: (set: FilterSet) => {
      persistFilterSet(owner, page, set);
      refresh();
    },
    onDelete: (name: string) => {
      deleteFilterSet(owner, page, name);
      refresh();
    },
  };
}
