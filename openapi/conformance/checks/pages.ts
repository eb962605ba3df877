import type { Operation, PageMark } from '../contract/shapes.ts';
import type { Exchange } from '../http/exchange.ts';
import type { RequestInput } from '../http/request.ts';
import { disguised } from '../input/name-forms.ts';
import { brief, isObject, type JsonObject } from '../json.ts';
import type { AreaContext } from '../run/context.ts';
import { CheckFailed, CheckSkipped } from '../run/results.ts';
import { validateErrorResponse, checkStatus } from './validate-response.ts';
import { getBody, createCallClient, rowsAt, textAt, valueAt } from './call-client.ts';
import { buildCheckInfo } from './call.ts';
import { retryCheck } from './retry-check.ts';

/** Pages that are read of a long list: the first ones and the last ones. */
const [firstPages, lastPages] = [3, 2];
const size = 10;

/**
 * The checks of a list that is answered by pages, derived from its mark `x-page`: the pages add up
 * to the whole, no row comes twice, each column sorts both ways over all pages, and filters narrow.
 */
export async function checkPages(context: AreaContext, list: Operation): Promise<void> {
  const { page: mark } = list;
  if (!mark) return;
  const client = createPageClient(context, list, mark);
  const rules: [name: string, title: string, run: () => Promise<void>][] = [
    ['full', 'answers pages that add up to the whole, no row twice', () => addsUp(client)],
    ['unknown-column', 'refuses a column that it does not have', () => rejectsUnknown(client)],
    ...Object.entries(mark.columns).map(([column, property]): (typeof rules)[number] => {
      const title = `sorts by ${column} over all pages, both ways`;
      return [`sort-${column}`, title, () => sorts(client, column, property)];
    }),
    ...mark.filters.map((column): (typeof rules)[number] => {
      const title = `narrows to a text in ${column}, in whatever form it is written`;
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

/** Which page is asked for; what is left out is that of the first page. */
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
  /** The pages of these numbers, one after the other. */
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
      if (typeof total !== 'number') return fail(`${mark.total} is no number.`);
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
    if (rows.length !== due) fail(`Page ${page} has ${rows.length} rows; expected are ${due}.`);
    for (const row of rows) {
      const id = valueAt(row, mark.id);
      if (seen.has(id)) fail(`The row ${brief(id)} comes on two pages.`);
      seen.add(id);
    }
  }
  const { rows: none } = await client.read({ page: count + 1 });
  if (none.length > 0) fail(`After the last page come ${none.length} rows more.`);
  const ids = async (pages: number[], pageSize: number) =>
    (await client.readPages(pages, { pageSize })).map((row) => valueAt(row, mark.id));
  const [small, large] = [await ids([1, 2], size), await ids([1], size * 2)];
  if (brief(small) !== brief(large)) fail('Two pages are not the one of twice their size.');
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
      client.fail(`The refusal does not stand at ${field}.`);
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
      client.fail(`By ${sort}, ${brief(value)} comes after ${brief(before)}.`);
    });
  }
  const fetchFirst = async (sort: string) => (await client.read({ sort })).rows[0];
  const [low, high] = [await fetchFirst(column), await fetchFirst(`-${column}`)];
  const [lowest, highest] = [low, high].map((row) => row && valueAt(row, property));
  if (isAfter(lowest, highest))
    client.fail(`The two directions of ${column} begin the other way round.`);
}

/** Whether one value surely comes after another; what readers order differently is left open. */
function isAfter(one: unknown, other: unknown): boolean {
  if (one === other || one === null || one === undefined) return false;
  if (other === null || other === undefined) return true;
  if (typeof one === 'string' && typeof other === 'string') {
    return collators.every((collator) => collator.compare(one, other) > 0);
  }
  return typeof one === typeof other && Number(one) > Number(other);
}

const collators = [true, false].map(
  (numeric) => new Intl.Collator('en', { numeric, sensitivity: 'base' }),
);

async function narrows(client: PageClient, column: string, property: string): Promise<void> {
  const { mark, fail } = client;
  const { total, rows } = await client.read({ sort: `-${column}` });
  const text = rows.map((row) => textAt(row, property).trim()).find(Boolean);
  if (text === undefined) throw new CheckSkipped(`No row has anything in ${property}.`);
  const value = ` ${swapCase(text.slice(0, 100))} `;
  const requested = { columnFilters: [{ name: column, value }] };
  const found = await client.read(requested);
  if (found.total === 0 || found.total > total) {
    fail(`Narrowed, ${mark.total} is ${found.total} of ${total}.`);
  }
  const due = Math.min(size, found.total);
  if (found.rows.length !== due) fail(`Narrowed to ${found.total}, ${found.rows.length} come.`);
  for (const each of found.rows) {
    const stored = textAt(each, property).toLowerCase();
    if (!stored.includes(value.trim().toLowerCase()))
      fail(`${brief(stored)} is among ${brief(value)}.`);
  }
  const form = disguised(value.trim());
  const { total: ofForm } = await client.read({ columnFilters: [{ name: column, value: form }] });
  if (ofForm !== found.total) {
    fail(`${brief(form)} looks like ${brief(value)}, and narrows to ${ofForm} of ${found.total}.`);
  }
  const none = { name: column, value: crypto.randomUUID() };
  const both = await client.read({ columnFilters: [...requested.columnFilters, none] });
  if (both.total > 0 || both.rows.length > 0) fail('Two filters do not both have to fit.');
}

const swapCase = (text: string): string =>
  text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
