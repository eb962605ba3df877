import { readPage } from '../../core/records/field-paging.ts';
import type { SearchData } from '../../core/records/paging.ts';
import { getSortKey } from '../../store/sort-key.ts';
import type { Condition, Group, Page, Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

type Login = World['logins'];

/** Logins that match a condition, and the names of all their users by id. */
interface Logins {
  db: Scope<World>;
  condition: Condition<Login>;
  /** The number of logins of each user. */
  groups: readonly Group<string>[];
  getUserName: (personId: string | null) => string;
}

const newest = { by: 'timestamp', direction: 'descending' } as const;

const columns = {
  dateTimeStampFormatted: { field: 'timestamp', shown: String },
  ipAddress: 'ipAddress',
  browser: 'browserName',
} as const;

/**
 * A page of logins, newest first unless a column is requested. Names of users are no fields of
 * logins: for their order, the users on the page are found by their numbers of logins.
 */
export async function readLogins(logins: Logins, search: SearchData): Promise<Page<Login>> {
  const { db, condition } = logins;
  if (search.sort?.replace('-', '') === 'userName') return readByUser(logins, search);
  const list = { ...condition, columns, order: newest };
  return readPage(db, 'logins', list, { ...search, columnFilters: [] });
}

async function readByUser(
  { db, condition, groups, getUserName }: Logins,
  { page, pageSize, sort }: SearchData,
): Promise<Page<Login>> {
  const keys = new Map(groups.map(({ value }) => [value, getSortKey(getUserName(value))]));
  const getKey = (personId: string | null) => keys.get(personId) ?? '';
  const sign = sort?.startsWith('-') ? -1 : 1;
  const compare = (a: string | null, b: string | null) =>
    getKey(a) === getKey(b) ? 0 : getKey(a) < getKey(b) ? -sign : sign;
  const first = (page - 1) * pageSize;
  const personId: string[] = [];
  let total = 0;
  let skipped = 0;
  for (const same of groupByName(groups.toSorted((a, b) => compare(a.value, b.value)))) {
    const count = same.reduce((sum, group) => sum + group.count, 0);
    if (total + count <= first) skipped += count;
    else if (total < first + pageSize) personId.push(...same.flatMap(({ value }) => value ?? []));
    total += count;
  }
  const where = { ...condition.where, personId };
  const rows = await db.query('logins', { ...condition, where, order: newest });
  const sorted = rows.toSorted((a, b) => compare(a.personId, b.personId));
  return { rows: sorted.slice(first - skipped, first - skipped + pageSize), total };

  /** The groups of users with equal names, whose logins are mixed. */
  function groupByName(ordered: readonly Group<string>[]) {
    return Map.groupBy(ordered, ({ value }) => getKey(value)).values();
  }
}
