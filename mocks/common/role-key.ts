/** The ids of the roles of a user as one value, by which users are counted. */
export const toRoleKey = (roleIds: readonly string[]): string =>
  JSON.stringify([...new Set(roleIds)].toSorted());

/** The ids of the roles of users with this key. */
export const parseRoleKey = (roleKey: string): string[] => JSON.parse(roleKey) as string[];
