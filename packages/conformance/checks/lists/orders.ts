import type { Operation, OrderMark } from '../../contract/shapes.ts';
import { brief, type JsonObject } from '../../json.ts';
import type { AreaContext } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import { collators } from '../../support/collators.ts';
import { createCallClient, rowsAt, valueAt } from '../requests/call-client.ts';
import { buildCheckInfo } from '../requests/call.ts';
import { retryCheck } from '../requests/retry-check.ts';

/**
 * The check of a response's ordered lists, derived from its mark `x-order`: their rows are sorted
 * by a text in the reader's collation regardless of case, by a number or by a timestamp, and by the
 * next criterion if it is equal; equal rows keep their positions.
 */
export async function checkOrders(context: AreaContext, operation: Operation): Promise<void> {
  for (const mark of operation.orders) {
    const title = `lists ${mark.rows} by ${mark.by.join(', then by ')}, ignoring case`;
    const info = buildCheckInfo({ operation, sample: '' }, 'order', mark.rows, title);
    await context.recorder.check(info, () =>
      retryCheck(async () => {
        const { draft, request } = createCallClient(context, operation, 'x-order');
        const bare = await draft(operation.id);
        const sent = { ...bare, ...(mark.with && { query: { ...bare.query, ...mark.with } }) };
        const exchange = await request(operation.id, sent);
        const fail = (what: string) => {
          throw new CheckFailed({ what, clause: `${operation.id}, x-order`, exchange });
        };
        const rows = rowsAt(exchange, mark.rows);
        const unexpected = findUnexpected(rows, mark);
        if (unexpected)
          fail(
            `Wrong order in ${mark.rows}: ${brief(unexpected[1])} comes after ${brief(unexpected[0])}.`,
          );
        // Equal rows keep their order in repeated calls.
        const again = rowsAt(await request(operation.id, sent), mark.rows);
        const moved = rows.findIndex((row, at) => row['id'] !== again[at]?.['id']);
        if (moved !== -1)
          fail(
            `Expected the same order when read again, but row ${moved + 1} of ${mark.rows} differs.`,
          );
      }),
    );
  }
}

/** Two rows of which the second must come before the first; null if all are in order. */
function findUnexpected(
  rows: readonly JsonObject[],
  { by }: OrderMark,
): [JsonObject, JsonObject] | null {
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    if (before && !collators.some((collator) => isInOrder(collator, by, [before, row]))) {
      return [before, row];
    }
  }
  return null;
}

/**
 * Whether a row may come before another: by the first criterion, and by the next if that is equal.
 */
function isInOrder(
  collator: (typeof collators)[number],
  by: readonly string[],
  [before, row]: [JsonObject, JsonObject],
): boolean {
  for (const criterion of by) {
    const isFalling = criterion.startsWith('-');
    const name = isFalling ? criterion.slice(1) : criterion;
    const order = compare(collator, valueAt(before, name), valueAt(row, name));
    if (order !== 0) return isFalling ? order > 0 : order < 0;
  }
  return true;
}

/** Numbers by value, texts by collation; timestamps sort correctly as texts. */
function compare(collator: (typeof collators)[number], one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(toText(one), toText(other));
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
