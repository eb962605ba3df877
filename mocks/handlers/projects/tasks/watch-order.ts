/** The list in the order of the caller's watch list, which the store cannot order by. */
import { filterByColumns, type FieldList } from '../../../core/records/field-paging.ts';
import { compareNames } from '../../../store/sort-key.ts';
import type { Condition, Page } from '../../../store/store.ts';
import type { Project } from '../../../store/world/projects.ts';
import { watchedProjects } from '../../../common/analytics/project-facts.ts';
import { narrow, type ListCall } from '../list/list-conditions.ts';

/** Whether the list is requested in this order. */
export const isWatchOrder = (sort: string | null): boolean =>
  sort === 'isWatching' || sort === '-isWatching';

/** One page: descending, the watched projects come first, then all others; each part by code. */
export async function pageByWatch(
  call: ListCall,
  list: FieldList<Project>,
): Promise<Page<Project>> {
  const { page, pageSize, sort } = call.body;
  const parts = await readParts(call, list);
  const all = await call.db.page('projects', { ...parts.conditions, limit: 1 });
  const from = (page - 1) * pageSize;
  const to = from + pageSize;
  const isFirst = sort === '-isWatching';
  const { watched } = parts;
  const others = all.total - watched.length;
  const start = isFirst ? 0 : others;
  const inWatched = watched.slice(Math.max(0, from - start), Math.max(0, to - start));
  const skipped = isFirst ? watched.length : 0;
  const offset = Math.max(0, from - skipped);
  const count = Math.min(others, Math.max(0, to - skipped)) - offset;
  const inOthers = count > 0 ? await readOthers(call, parts, { offset, count }) : [];
  const rows = isFirst ? [...inWatched, ...inOthers] : [...inOthers, ...inWatched];
  return { rows, total: all.total };
}

/** All of the list. */
export async function queryByWatch(call: ListCall, list: FieldList<Project>): Promise<Project[]> {
  const { conditions, watched } = await readParts(call, list);
  const ids = new Set(watched.map(({ id }) => id));
  const all = await call.db.query('projects', { ...conditions, order: { by: 'code' } });
  const others = all.filter(({ id }) => !ids.has(id));
  return call.body.sort === '-isWatching' ? [...watched, ...others] : [...others, ...watched];
}

interface Parts {
  conditions: Condition<Project>;
  /** By code. */
  watched: Project[];
}

async function readParts({ db, user, body }: ListCall, list: FieldList<Project>): Promise<Parts> {
  const [conditions, ids] = await Promise.all([
    filterByColumns(db, 'projects', list, body.columnFilters),
    watchedProjects(db, user.employeeId),
  ]);
  const ofWatched = narrow(conditions, { id: [...ids] });
  return {
    conditions,
    watched: await db.query('projects', { ...ofWatched, order: { by: 'code' } }),
  };
}

/**
 * A number of the unwatched projects, by code. The first of them has at least `offset` projects
 * before it, and at most as many more as are watched.
 */
async function readOthers(
  { db }: ListCall,
  { conditions, watched }: Parts,
  { offset, count }: { offset: number; count: number },
): Promise<Project[]> {
  const limit = count + watched.length;
  const near = await db.query('projects', { ...conditions, order: { by: 'code' }, offset, limit });
  const ids = new Set(watched.map(({ id }) => id));
  const others = near.filter(({ id }) => !ids.has(id));
  const code = near[0]?.code ?? '';
  const before = watched.filter((each) => compareNames(each.code, code) < 0).length;
  return others.slice(before, before + count);
}
