import type { Operation, TotalMark } from '../contract/shapes.ts';
import type { Exchange } from '../http/exchange.ts';
import { brief, isObject, type JsonObject } from '../json.ts';
import type { AreaContext } from '../run/context.ts';
import { CheckFailed } from '../run/results.ts';
import { getBody, createCallClient, valueAt, type CallClient } from './call-client.ts';
import { buildCheckInfo } from './call.ts';
import { retryCheck } from './retry-check.ts';
import { placing } from './request-locations.ts';

/** Rows of an answer whose totals are counted after. */
const maxRows = 12;
const pageSize = 50;
/** What a sum of finer prices loses when it is told in hundredths, and a little for the adding up. */
const rounding = 0.005001;

/**
 * The checks of numbers in an answer, derived from the mark `x-total-of`: each is the count, or the
 * sum, of what the same answer or another call lists, over all its pages.
 */
export async function checkTotals(context: AreaContext, operation: Operation): Promise<void> {
  for (const mark of operation.totals) {
    const of = mark.operation ?? operation.id;
    const title = `answers as ${mark.total} what ${of} lists`;
    const info = buildCheckInfo({ operation, sample: '' }, 'total', mark.total, title);
    await context.recorder.check(info, () => retryCheck(() => addsUp(context, operation, mark)));
  }
}

async function addsUp(context: AreaContext, operation: Operation, mark: TotalMark): Promise<void> {
  const client = createCallClient(context, operation, 'x-total-of');
  const exchange = await client.request(operation.id, await client.draft(operation.id));
  const owners = mark.each === null ? [exchange.json] : everyAt(exchange.json, mark.each);
  for (const owner of owners.slice(0, maxRows)) {
    const total = valueAt(owner, mark.total);
    // A part that the person may not see says nothing.
    if (total === undefined || total === null) continue;
    const rows = await listed(context, client, { mark, owner, exchange });
    const counted = mark.sum === null ? rows.length : sumBy(rows, mark.sum);
    if (typeof total === 'number' && Math.abs(total - counted) < rounding) continue;
    throw new CheckFailed({
      what: `${mark.total} is ${brief(total)}; what is listed makes ${counted}.`,
      clause: `${operation.id}, x-total-of`,
      exchange,
    });
  }
}

interface TotalRequest {
  mark: TotalMark;
  owner: unknown;
  exchange: Exchange;
}

/** The rows that a total is made of. */
async function listed(
  { contract }: AreaContext,
  client: CallClient,
  { mark, owner, exchange }: TotalRequest,
): Promise<JsonObject[]> {
  const fits = (row: JsonObject) =>
    Object.entries(mark.where).every(([name, value]) => row[name] === value);
  if (mark.operation === null) return everyAt(exchange.json, mark.rows).filter(fits);
  let sent = await client.draft(mark.operation);
  for (const [location, property] of Object.entries(mark.with)) {
    const value = property === 'today' ? today(client, mark.operation) : valueAt(owner, property);
    sent = placing(sent, location, String(value));
  }
  if (contract.operation(mark.operation).page === null) {
    return everyAt((await client.request(mark.operation, sent)).json, mark.rows).filter(fits);
  }
  const found: JsonObject[] = [];
  for (let page = 1; ; page += 1) {
    const body = { ...getBody(sent), page, pageSize, sort: null, columnFilters: [] };
    const rows = everyAt((await client.request(mark.operation, { ...sent, body })).json, mark.rows);
    found.push(...rows);
    if (rows.length < pageSize) return found.filter(fits);
  }
}

/** The day of whoever makes the calls of an operation. */
const today = ({ ctx, actor }: CallClient, operationId: string) =>
  ctx.day(0, actor(operationId).timeZone);

/** All objects below a dotted name; lists on the way are gone through. */
function everyAt(value: unknown, name: string): JsonObject[] {
  const [key, ...rest] = name.split('.');
  if (Array.isArray(value)) return value.flatMap((each) => everyAt(each, name));
  if (!isObject(value) || key === undefined) return [];
  const found = value[key];
  if (rest.length > 0) return everyAt(found, rest.join('.'));
  return [found].flat().filter(isObject);
}

const sumBy = (rows: readonly JsonObject[], name: string): number =>
  rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0);
