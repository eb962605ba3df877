import type { Privilege } from '#openapi/client/index.ts';
import { sortRights, type Role } from './role.ts';

/** The rights of two roles. */
export interface ComparedRoles {
  onlyFirst: readonly Privilege[];
  both: readonly Privilege[];
  onlySecond: readonly Privilege[];
}

export function compareRoles(first: Role, second: Role): ComparedRoles {
  const [one, other] = [new Set(first.privileges), new Set(second.privileges)];
  return {
    onlyFirst: sortRights(one.difference(other)),
    both: sortRights(one.intersection(other)),
    onlySecond: sortRights(other.difference(one)),
  };
}
