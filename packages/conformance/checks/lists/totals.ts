import type { Operation, TotalMark } from '../../contract/shapes.ts';
import type { Exchange } from '../../http/exchange.ts';
import { brief, isObject, type JsonObject } from '../../json.ts';
import type { AreaContext } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import { getBody, createCallClient, valueAt, type CallClient } from '../requests/call-client.ts';
import { buildCheckInfo } from '../requests/call.ts';
import { retryCheck } from '../requests/retry-check.ts';
import { placing } from '../requests/request-locations.ts';

/** Maximum number of rows in a response whose totals are verified. */
const maxRows = 12;
const pageSize = 50;
/**
 * The maximum error of a sum of finer prices that is rounded to hundredths, plus a tolerance for
 * the addition.
 */
const rounding = 0.005001;

/**
 * The checks of totals in a response, derived from the mark `x-total-of`: each is the count, or the
 * sum, of the rows in the same response or in another call's, over all its pages.
 */
export async function checkTotals(context: AreaContext, operation: Operation): Promise<void> {
  for (const mark of operation.totals) {
    const of = mark.operation ?? operation.id;
    const title = `returns in ${mark.total} the total of what ${of} lists`;
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
    // A total that the user may not see cannot be checked.
    if (total === undefined || total === null) continue;
    const rows = await listed(context, client, { mark, owner, exchange });
    const counted = mark.sum === null ? rows.length : sumBy(rows, mark.sum);
    if (typeof total === 'number' && Math.abs(total - counted) < rounding) continue;
    throw new CheckFailed({
      what: `${mark.total}: expected ${counted} from the listed rows, found ${brief(total)}.`,
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

/** The rows that a total adds up. */
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

/** The current date of an operation's caller. */
const today = ({ ctx, actor }: CallClient, operationId: string) =>
  ctx.day(0, actor(operationId).timeZone);

/** All objects at a dotted name, in all lists along the path. */
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
