import type { Operation, SkipMark } from '../contract/shapes.ts';
import type { Exchange } from '../http/exchange.ts';
import type { RequestInput } from '../http/request.ts';
import { brief, type JsonObject } from '../json.ts';
import type { AreaContext } from '../run/context.ts';
import { CheckFailed, CheckSkipped } from '../run/results.ts';
import { createCallClient, rowsAt, valueAt } from './call-client.ts';
import { buildCheckInfo } from './call.ts';
import { retryCheck } from './retry-check.ts';

/** Pages that are read of a list from its start; a longer one goes on shortly before its end. */
const maxPages = 3;

/**
 * The checks of a list that is read from a place on, derived from its mark `x-skip`: its parts add up
 * to what it counts, no row twice, and also where a parameter narrows it.
 */
export async function checkSkips(context: AreaContext, list: Operation): Promise<void> {
  const { skip: mark } = list;
  if (!mark) return;
  const check = (name: string, title: string, run: (client: SkipClient) => Promise<void>) =>
    context.recorder.check(
      buildCheckInfo({ operation: list, sample: '' }, 'page', name, title),
      () => retryCheck(async () => run(await createSkipClient(context, list, mark))),
    );
  await check(
    'full',
    'answers parts that add up to what it counts, no row twice',
    async (client) => {
      await addsUp(client);
      await takes(client);
    },
  );
  for (const [parameter, property] of Object.entries(mark.narrows)) {
    await check(`narrow-${parameter}`, `counts what ${parameter} leaves`, (client) =>
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
      if (typeof total !== 'number') return fail(`${mark.total} is no number.`);
      return { rows: rowsAt(last, mark.rows), total };
    },
  };
}

/** All rows that were read. */
async function addsUp({ mark, read, fail }: SkipClient, requested: JsonObject = {}) {
  const { rows: first, total } = await read({ ...requested, [mark.skip]: 0 });
  const size = first.length;
  const seen = new Set(first.map((row) => JSON.stringify(row)));
  const all = [...first];
  const pages = size === 0 ? 0 : Math.min(maxPages, Math.ceil(total / size));
  for (let page = 1; page < pages; page += 1) {
    const { rows } = await read({ ...requested, [mark.skip]: page * size });
    const due = Math.min(size, total - page * size);
    if (rows.length !== due) fail(`After ${page * size} come ${rows.length} rows of ${due}.`);
    for (const row of rows) {
      const text = JSON.stringify(row);
      if (seen.has(text)) fail(`A row comes twice: ${brief(row)}.`);
      seen.add(text);
    }
    all.push(...rows);
  }
  if (size === 0 && total > 0) fail(`${mark.total} is ${total}, and no row comes.`);
  const { rows: end } = await read({ ...requested, [mark.skip]: Math.max(0, total - 1) });
  if (end.length !== Math.min(1, total)) fail(`Before the last row come ${end.length}.`);
  const { rows: none } = await read({ ...requested, [mark.skip]: total });
  if (none.length > 0) fail(`After all ${total} come ${none.length} rows more.`);
  return { rows: all, total };
}

/** A part is as long as it is asked for, also longer than usual. */
async function takes({ mark, read, fail }: SkipClient): Promise<void> {
  if (mark.take === null) return;
  const defaultCount = (await read({ [mark.skip]: 0 })).rows.length;
  for (const size of [1, defaultCount + 1]) {
    const { rows, total } = await read({ [mark.skip]: 0, [mark.take]: size });
    if (rows.length !== Math.min(size, total))
      fail(`Of ${total}, ${rows.length} come for ${size}.`);
  }
}

async function narrows(client: SkipClient, parameter: string, property: string): Promise<void> {
  const { rows, total } = await addsUp(client);
  const value = rows.map((row) => valueAt(row, property)).find((each) => each != null);
  if (value === undefined) throw new CheckSkipped(`No row has anything in ${property}.`);
  const found = await addsUp(client, { [parameter]: value as string | number });
  if (found.total === 0 || found.total > total) {
    client.fail(`Narrowed, ${client.mark.total} is ${found.total} of ${total}.`);
  }
  const other = found.rows.find((row) => valueAt(row, property) !== value);
  if (other) client.fail(`${brief(valueAt(other, property))} is among ${brief(value)}.`);
}
