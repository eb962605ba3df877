import type { Operation, PageMark } from '../../contract/shapes.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { RequestInput } from '../../http/request.ts';
import { disguised } from '../../input/name-forms.ts';
import { brief, isObject, type JsonObject } from '../../json.ts';
import type { AreaContext } from '../../run/context.ts';
import { CheckFailed, CheckSkipped } from '../../run/results.ts';
import { collators } from '../../support/collators.ts';
import { validateErrorResponse, checkStatus } from '../requests/validate-response.ts';
import { getBody, createCallClient, rowsAt, textAt, valueAt } from '../requests/call-client.ts';
import { buildCheckInfo } from '../requests/call.ts';
import { retryCheck } from '../requests/retry-check.ts';

/** Numbers of pages that are loaded from the start and the end of a long list. */
const [firstPages, lastPages] = [3, 2];
const size = 10;

/**
 * The checks of a paged list, derived from its mark `x-page`: the pages add up to the full list, no
 * row occurs twice, each column sorts in both directions over all pages, and filters narrow.
 */
export async function checkPages(context: AreaContext, list: Operation): Promise<void> {
  const { page: mark } = list;
  if (!mark) return;
  const client = createPageClient(context, list, mark);
  const rules: [name: string, title: string, run: () => Promise<void>][] = [
    ['full', 'returns pages that contain each row once', () => addsUp(client)],
    ['unknown-column', 'rejects an unknown column', () => rejectsUnknown(client)],
    ...Object.entries(mark.columns).map(([column, property]): (typeof rules)[number] => {
      const title = `sorts by ${column} across pages, in both directions`;
      return [`sort-${column}`, title, () => sorts(client, column, property)];
    }),
    ...mark.filters.map((column): (typeof rules)[number] => {
      const title = `filters by a text in ${column}, in any Unicode form`;
      return [
        `filter-${column}`,
        title,
        () => narrows(client, column, mark.columns[column] ?? column),
      ];
    }),
  ];
  for (const [name, title, run] of rules) {
    const info = buildCheckInfo({ operation: list, sample: '' }, 'page', name, title);
    await context.recorder.check(info, () => retryCheck(run));
  }
}

/** The requested page; omitted values default to those of the first page. */
interface PageRequest {
  page?: number;
  pageSize?: number;
  sort?: string | null;
  columnFilters?: { name: string; value: string }[];
}

interface PageClient {
  mark: PageMark;
  attempt: (requested: PageRequest) => Promise<Exchange>;
  read: (requested?: PageRequest) => Promise<{ rows: JsonObject[]; total: number }>;
  /** The pages with these numbers, one after another. */
  readPages: (pages: readonly number[], requested?: PageRequest) => Promise<JsonObject[]>;
  fail: (what: string) => never;
}

function createPageClient(context: AreaContext, list: Operation, mark: PageMark): PageClient {
  const { draft, attempt } = createCallClient(context, list, 'x-page');
  const clause = `${list.id}, x-page`;
  let sent: Promise<RequestInput> | null = null;
  let last: Exchange | null = null;
  const fail = (what: string): never => {
    throw new CheckFailed({ what, clause, exchange: last });
  };
  const first = { page: 1, pageSize: size, sort: null, columnFilters: [] };
  const client: PageClient = {
    mark,
    fail,
    attempt: async (requested) => {
      const full = await (sent ??= draft(list.id));
      const body = { ...getBody(full), ...first, ...requested };
      return (last = await attempt(list.id, { ...full, body }));
    },
    read: async (requested = {}) => {
      const exchange = await client.attempt(requested);
      checkStatus(exchange, [200], clause);
      const total = valueAt(exchange.json, mark.total);
      if (typeof total !== 'number') return fail(`${mark.total} must be a number, but is not.`);
      return { rows: rowsAt(exchange, mark.rows), total };
    },
    readPages: async (pages, requested) => {
      const read = [];
      for (const page of pages) read.push((await client.read({ ...requested, page })).rows);
      return read.flat();
    },
  };
  return client;
}

async function addsUp(client: PageClient): Promise<void> {
  const { mark, fail } = client;
  const { total } = await client.read();
  const count = Math.ceil(total / size);
  const seen = new Set<unknown>();
  for (const page of somePages(count)) {
    const { rows } = await client.read({ page });
    const due = page < count ? size : total - (count - 1) * size;
    if (rows.length !== due) fail(`Page ${page}: expected ${due} rows, found ${rows.length}.`);
    for (const row of rows) {
      const id = valueAt(row, mark.id);
      if (seen.has(id)) fail(`The row ${brief(id)} is on two pages.`);
      seen.add(id);
    }
  }
  const { rows: none } = await client.read({ page: count + 1 });
  if (none.length > 0) fail(`Expected no rows after the last page, found ${none.length}.`);
  const ids = async (pages: number[], pageSize: number) =>
    (await client.readPages(pages, { pageSize })).map((row) => valueAt(row, mark.id));
  const [small, large] = [await ids([1, 2], size), await ids([1], size * 2)];
  if (brief(small) !== brief(large))
    fail('Expected two pages to equal one page of twice the size, but they differ.');
}

/** The first pages and the last ones. */
const somePages = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => at + 1).filter(
    (page) => page <= firstPages || page > count - lastPages,
  );

async function rejectsUnknown(client: PageClient): Promise<void> {
  const column = 'noSuchColumn';
  for (const requested of [{ sort: column }, { columnFilters: [{ name: column, value: 'a' }] }]) {
    const [field = ''] = Object.keys(requested);
    const exchange = await client.attempt(requested);
    checkStatus(exchange, [400], 'x-page');
    validateErrorResponse(exchange, 'x-page');
    const errors = isObject(exchange.json) ? exchange.json['fieldErrors'] : undefined;
    if (!isObject(errors) || !(field in errors))
      client.fail(`Expected the error in fieldErrors.${field}, but it is not there.`);
  }
}

async function sorts(client: PageClient, column: string, property: string): Promise<void> {
  for (const [sort, turn] of [
    [column, 1],
    [`-${column}`, -1],
  ] as const) {
    const rows = await client.readPages([1, 2], { sort });
    const values = rows.map((row) => valueAt(row, property));
    values.forEach((value, at) => {
      const before = values[at - 1];
      if (at === 0 || !isAfter(turn === 1 ? before : value, turn === 1 ? value : before)) return;
      client.fail(`Sorted by ${sort}, ${brief(value)} comes after ${brief(before)}.`);
    });
  }
  const fetchFirst = async (sort: string) => (await client.read({ sort })).rows[0];
  const [low, high] = [await fetchFirst(column), await fetchFirst(`-${column}`)];
  const [lowest, highest] = [low, high].map((row) => row && valueAt(row, property));
  if (isAfter(lowest, highest))
    client.fail(
      `Sorting by ${column} ascending must start with the lowest value, but starts with the highest.`,
    );
}

/** Whether one value definitely comes after another; false if collations differ. */
function isAfter(one: unknown, other: unknown): boolean {
  if (one === other || one === null || one === undefined) return false;
  if (other === null || other === undefined) return true;
  if (typeof one === 'string' && typeof other === 'string') {
    return collators.every((collator) => collator.compare(one, other) > 0);
  }
  return typeof one === typeof other && Number(one) > Number(other);
}

async function narrows(client: PageClient, column: string, property: string): Promise<void> {
  const { mark, fail } = client;
  const { total, rows } = await client.read({ sort: `-${column}` });
  const text = rows.map((row) => textAt(row, property).trim()).find(Boolean);
  if (text === undefined) throw new CheckSkipped(`No row has a value in ${property}.`);
  const value = ` ${swapCase(text.slice(0, 100))} `;
  const requested = { columnFilters: [{ name: column, value }] };
  const found = await client.read(requested);
  if (found.total === 0 || found.total > total) {
    fail(`With the filter, expected ${mark.total} from 1 to ${total}, found ${found.total}.`);
  }
  const due = Math.min(size, found.total);
  if (found.rows.length !== due)
    fail(`With the filter, expected ${due} rows, found ${found.rows.length}.`);
  for (const each of found.rows) {
    const stored = textAt(each, property).toLowerCase();
    if (!stored.includes(value.trim().toLowerCase()))
      fail(`The filter ${brief(value)} must not match ${brief(stored)}, but does.`);
  }
  const form = disguised(value.trim());
  const { total: ofForm } = await client.read({ columnFilters: [{ name: column, value: form }] });
  if (ofForm !== found.total) {
    fail(
      `The filter ${brief(form)} looks like ${brief(value)} and must match ${found.total} rows, but matches ${ofForm}.`,
    );
  }
  const none = { name: column, value: crypto.randomUUID() };
  const both = await client.read({ columnFilters: [...requested.columnFilters, none] });
  if (both.total > 0 || both.rows.length > 0)
    fail('Two filters must both apply, but a row matches only one of them.');
}

const swapCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
