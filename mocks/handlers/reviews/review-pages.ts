import {
  filterByColumns,
  readAll,
  readPage,
  type FieldColumns,
} from '../../core/records/field-paging.ts';
import type { SearchData } from '../../core/records/paging.ts';
import type { Condition, Order, Where } from '../../store/store.ts';
import type { ReviewRecord } from '../../store/world/reviews.ts';
import type { Db, ReviewContext } from '../../common/reviews/review-context.ts';
import {
  listOthers,
  selectActionable,
  type SelectedReviews,
  type VisibleReviews,
} from '../../common/reviews/worklist.ts';
import { asText } from './filters.ts';

type ColumnFilters = SearchData['columnFilters'];
type Narrowed = Condition<ReviewRecord>;
interface Page {
  rows: ReviewRecord[];
  total: number;
}

/** The visible reviews that match some filters. */
export interface ReviewList {
  visible: VisibleReviews;
  filters: Narrowed;
  columnFilters: ColumnFilters;
  /** Whether only those that are waiting for the caller belong to it. */
  isActionable: boolean;
}

const byName: Order<ReviewRecord> = { by: 'revieweeName' };

/** The ids of the reviews of a list that are waiting for the caller, the longest waiting first. */
export async function listActionable(ctx: ReviewContext, list: ReviewList): Promise<string[]> {
  const { where, without } = selectActionable(ctx, list.visible);
  const excluded = new Set<unknown>(without.map(({ id }) => id));
  // Groups of ids, since the store caches groups: the reviews themselves are larger.
  const groups = await ctx.db.groups('reviews', {
    ...(await narrow(ctx.db, where, list)),
    by: 'id',
    lowest: 'enteredStepOn',
  });
  const waiting = groups.flatMap(({ value: id, lowest: since = '' }) =>
    id === null || excluded.has(id) ? [] : [{ id, since: String(since) }],
  );
  return waiting.toSorted((a, b) => (a.since < b.since ? -1 : 1)).map(({ id }) => id);
}

/** A page of a list in the requested order. 400 for an unknown column. */
export async function readReviews(
  ctx: ReviewContext,
  list: ReviewList,
  { search, actionable }: { search: SearchData; actionable: readonly string[] },
): Promise<Page> {
  const isFirst = search.sort === '-needsAction';
  if (!isFirst && search.sort !== 'needsAction')
    return readSelected(ctx.db, list, select(ctx, list), search);
  const waiting = (window: Window) => readListed(ctx.db, actionable, window);
  if (list.isActionable) return readSections([waiting], search);
  const others = await Promise.all(
    listOthers(ctx, list.visible).map(async (where) => {
      const conditions = { ...(await narrow(ctx.db, where, list)), order: byName };
      return (window: Window) => ctx.db.page('reviews', { ...conditions, ...window });
    }),
  );
  return readSections(isFirst ? [waiting, ...others] : [...others, waiting], search);
}

/** The reviews of a list before its filters apply. */
const select = (ctx: ReviewContext, { visible, isActionable }: ReviewList): SelectedReviews =>
  isActionable ? selectActionable(ctx, visible) : { where: visible.where, without: [] };

/** The number of reviews in a list by the values of a field. */
export async function countBy<By extends 'stepId' | 'status'>(
  ctx: ReviewContext,
  list: ReviewList,
  by: By,
): Promise<ReadonlyMap<ReviewRecord[By] | null, number>> {
  const { where, without } = select(ctx, list);
  const groups = await ctx.db.groups('reviews', { ...(await narrow(ctx.db, where, list)), by });
  const excluded = await findWithin(ctx.db, without, list);
  return new Map(
    groups.map(({ value, count }) => [
      value,
      count - excluded.filter((review) => review[by] === value).length,
    ]),
  );
}

interface Window {
  offset: number;
  limit: number;
}

/** A page of sections, one after another. */
async function readSections(
  sections: readonly ((window: Window) => Promise<Page>)[],
  { page, pageSize }: SearchData,
): Promise<Page> {
  const end = page * pageSize;
  const rows: ReviewRecord[] = [];
  let total = 0;
  for (const read of sections) {
    const found = await read({
      offset: Math.max(0, end - pageSize + rows.length - total),
      limit: Math.max(0, Math.min(pageSize - rows.length, end - total)),
    });
    rows.push(...found.rows);
    total += found.total;
  }
  return { rows, total };
}

/** A part of the reviews with some ids, in their order. */
async function readListed(
  db: Db,
  ids: readonly string[],
  { offset, limit }: Window,
): Promise<Page> {
  const part = ids.slice(offset, offset + limit);
  const found = await db.getMany('reviews', part);
  return { rows: part.flatMap((id) => found.get(id) ?? []), total: ids.length };
}

/** A page of selected reviews, in the order of a column. */
async function readSelected(
  db: Db,
  list: ReviewList,
  { where, without }: SelectedReviews,
  search: SearchData,
): Promise<Page> {
  const all = { columns, ...combine(where, list), order: byName };
  if (without.length === 0) return readPage(db, 'reviews', all, search);
  const excluded = new Set(without.map(({ id }) => id));
  const rows = (await readAll(db, 'reviews', all, search)).filter(({ id }) => !excluded.has(id));
  const { page, pageSize } = search;
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
}

/** The reviews that match the filters of a list, among a few known ones. */
async function findWithin(
  db: Db,
  reviews: readonly ReviewRecord[],
  list: ReviewList,
): Promise<ReviewRecord[]> {
  if (reviews.length === 0) return [];
  return db.query('reviews', await narrow(db, { id: reviews.map(({ id }) => id) }, list));
}

const combine = (where: Where<ReviewRecord>, { filters }: ReviewList): Narrowed => ({
  where: { ...where, ...filters.where },
  contains: filters.contains ?? [],
});

/** Conditions narrowed by the filters of a list. 400 for an unknown column. */
const narrow = (db: Db, where: Where<ReviewRecord>, list: ReviewList): Promise<Narrowed> =>
  filterByColumns(db, 'reviews', { columns, ...combine(where, list) }, list.columnFilters);

const columns: FieldColumns<ReviewRecord> = {
  employeeName: 'revieweeName',
  employeeDesignation: 'designation',
  reviewCycleName: 'cycleName',
  period: 'period',
  status: asText('status'),
  stepId: asText('stepId'),
  stepName: 'stepName',
  stepOrder: { field: 'stepIndex', shown: (index) => String(Number(index) + 1) },
  reviewStartDate: asText('startDate'),
  reviewEndDate: asText('endDate'),
  meetingStatus: asText('meetingStatus'),
  waitingSince: asText('enteredStepOn'),
};
