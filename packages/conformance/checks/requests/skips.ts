import type { Operation, SkipMark } from '../../contract/shapes.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { RequestInput } from '../../http/request.ts';
import { brief, type JsonObject } from '../../json.ts';
import type { AreaContext } from '../../run/context.ts';
import { CheckFailed, CheckSkipped } from '../../run/results.ts';
import { createCallClient, rowsAt, valueAt } from './call-client.ts';
import { buildCheckInfo } from './call.ts';
import { retryCheck } from './retry-check.ts';

/**
 * Maximum number of pages that are loaded from the start of a list; a longer one continues shortly
 * before its end.
 */
const maxPages = 3;

/**
 * The checks of a list that is loaded from an offset, derived from its mark `x-skip`: its parts add
 * up to its count, no row occurs twice, and the same holds if a parameter narrows it.
 */
export async function checkSkips(context: AreaContext, list: Operation): Promise<void> {
  const { skip: mark } = list;
  if (!mark) return;
  const check = (name: string, title: string, run: (client: SkipClient) => Promise<void>) =>
    context.recorder.check(
      buildCheckInfo({ operation: list, sample: '' }, 'page', name, title),
      () => retryCheck(async () => run(await createSkipClient(context, list, mark))),
    );
  await check('full', 'returns parts that contain each row once', async (client) => {
    await addsUp(client);
    await takes(client);
  });
  for (const [parameter, property] of Object.entries(mark.narrows)) {
    await check(`narrow-${parameter}`, `counts only rows that match ${parameter}`, (client) =>
      narrows(client, parameter, property),
    );
  }
}

interface SkipClient {
  mark: SkipMark;
  read: (query: JsonObject) => Promise<{ rows: JsonObject[]; total: number }>;
  fail: (what: string) => never;
}

async function createSkipClient(
  context: AreaContext,
  list: Operation,
  mark: SkipMark,
): Promise<SkipClient> {
  const { draft, request } = createCallClient(context, list, 'x-skip');
  const sent = await draft(list.id);
  let last: Exchange | null = null;
  const fail = (what: string): never => {
    throw new CheckFailed({ what, clause: `${list.id}, x-skip`, exchange: last });
  };
  return {
    mark,
    fail,
    read: async (requested) => {
      const known = Object.entries(sent.query ?? {}).filter(([name]) => !(name in mark.narrows));
      const query = {
        ...Object.fromEntries(known),
        ...mark.with,
        ...requested,
      } as RequestInput['query'];
      last = await request(list.id, { ...sent, query });
      const total = valueAt(last.json, mark.total);
      if (typeof total !== 'number') return fail(`${mark.total} must be a number, but is not.`);
      return { rows: rowsAt(last, mark.rows), total };
    },
  };
}

/** All loaded rows. */
async function addsUp({ mark, read, fail }: SkipClient, requested: JsonObject = {}) {
  const { rows: first, total } = await read({ ...requested, [mark.skip]: 0 });
  const size = first.length;
  const seen = new Set(first.map((row) => JSON.stringify(row)));
  const all = [...first];
  const pages = size === 0 ? 0 : Math.min(maxPages, Math.ceil(total / size));
  for (let page = 1; page < pages; page += 1) {
    const { rows } = await read({ ...requested, [mark.skip]: page * size });
    const due = Math.min(size, total - page * size);
    if (rows.length !== due)
      fail(`After ${page * size} rows: expected ${due} rows, found ${rows.length}.`);
    for (const row of rows) {
      const text = JSON.stringify(row);
      if (seen.has(text)) fail(`The row ${brief(row)} is returned twice.`);
      seen.add(text);
    }
    all.push(...rows);
  }
  if (size === 0 && total > 0) fail(`${mark.total} is ${total}, but no row is returned.`);
  const { rows: end } = await read({ ...requested, [mark.skip]: Math.max(0, total - 1) });
  if (end.length !== Math.min(1, total))
    fail(`Expected ${Math.min(1, total)} rows at the end, found ${end.length}.`);
  const { rows: none } = await read({ ...requested, [mark.skip]: total });
  if (none.length > 0) fail(`Expected no rows after all ${total}, found ${none.length}.`);
  return { rows: all, total };
}

/** A part has the requested length, even if it is longer than the default. */
async function takes({ mark, read, fail }: SkipClient): Promise<void> {
  if (mark.take === null) return;
  const defaultCount = (await read({ [mark.skip]: 0 })).rows.length;
  for (const size of [1, defaultCount + 1]) {
    const { rows, total } = await read({ [mark.skip]: 0, [mark.take]: size });
    if (rows.length !== Math.min(size, total))
      fail(`Expected ${Math.min(size, total)} rows for ${size}, found ${rows.length}.`);
  }
}

async function narrows(client: SkipClient, parameter: string, property: string): Promise<void> {
  const { rows, total } = await addsUp(client);
  const value = rows.map((row) => valueAt(row, property)).find((each) => each != null);
  if (value === undefined) throw new CheckSkipped(`No row has a value in ${property}.`);
  const found = await addsUp(client, { [parameter]: value as string | number });
  if (found.total === 0 || found.total > total) {
    client.fail(
      `With the filter, expected ${client.mark.total} from 1 to ${total}, found ${found.total}.`,
    );
  }
  const other = found.rows.find((row) => valueAt(row, property) !== value);
  if (other)
    client.fail(
      `The filter ${brief(value)} must not match ${brief(valueAt(other, property))}, but does.`,
    );
}
