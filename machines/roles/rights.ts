import type { Privilege } from '#openapi/client/index.ts';
import { privilegeNeeds, privileges } from '#openapi/client/rights.ts';

/** The rights of one page or subject. */
export interface RightGroup {
  /** The first part of the ids of its rights. */
  id: string;
  rights: readonly Privilege[];
}

/** Whether a value, such as a parameter of an address, is a right. */
export const isRight = (value: unknown): value is Privilege =>
  privileges.some((right) => right === value);

const getGroupId = (right: Privilege): string => right.slice(0, right.indexOf('.'));

/** All rights in their groups, in the order of the contract; the basic right of a group is first. */
export const rightGroups: readonly RightGroup[] = [
  ...Map.groupBy(privileges, (right: Privilege) => getGroupId(right)),
].map(([id, rights]) => ({
  id,
  rights: rights.toSorted((a, b) => Number(b.endsWith('.basic')) - Number(a.endsWith('.basic'))),
}));

/** Whether a group has other rights, too. */
export const isOneOfMany = (right: Privilege): boolean =>
  rightGroups.some(({ rights }) => rights.length > 1 && rights.includes(right));

/** A selected right, and the rights that it is of no use without and that are not selected. */
export interface MissingNeeds {
  right: Privilege;
  needs: readonly Privilege[];
}

/** Everything that a right needs, directly or indirectly. */
export function findNeeds(right: Privilege): readonly Privilege[] {
  const found = new Set<Privilege>();
  const add = (each: Privilege): void => {
    for (const need of privilegeNeeds[each] ?? []) {
      if (found.has(need)) continue;
      found.add(need);
      add(need);
    }
  };
  add(right);
  return [...found];
}

/** The selected rights that lack others. */
export const findMissingNeeds = (selected: readonly Privilege[]): readonly MissingNeeds[] =>
  selected
    .map((right) => ({
      right,
      needs: findNeeds(right).filter((need) => !selected.includes(need)),
    }))
    .filter(({ needs }) => needs.length > 0);

/** The groups with the rights whose names contain a text. */
export function filterGroups(
  groups: readonly RightGroup[],
  matches: (right: Privilege) => boolean,
): readonly RightGroup[] {
  return groups
    .map(({ id, rights }) => ({ id, rights: rights.filter(matches) }))
    .filter(({ rights }) => rights.length > 0);
}
