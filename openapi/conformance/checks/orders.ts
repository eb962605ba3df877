import type { Operation, OrderMark } from '../contract/shapes.ts';
import { brief, type JsonObject } from '../json.ts';
import type { AreaContext } from '../run/context.ts';
import { CheckFailed } from '../run/results.ts';
import { createCallClient, rowsAt, valueAt } from './call-client.ts';
import { buildCheckInfo } from './call.ts';
import { retryCheck } from './retry-check.ts';

/**
 * The check of an answer's lists that have an order, derived from its mark `x-order`: their rows come
 * by a text as readers order it, whatever its letters, a number or an instant, and by the next one
 * where it is the same; what is equal stays in its place.
 */
export async function checkOrders(context: AreaContext, operation: Operation): Promise<void> {
  for (const mark of operation.orders) {
    const title = `lists ${mark.rows} by ${mark.by.join(', then by ')}, whatever its letters`;
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
          fail(`${brief(unexpected[1])} comes after ${brief(unexpected[0])} in ${mark.rows}.`);
        // Equal rows stay where they are, however often they are read.
        const again = rowsAt(await request(operation.id, sent), mark.rows);
        const moved = rows.findIndex((row, at) => row['id'] !== again[at]?.['id']);
        if (moved !== -1) fail(`Read once more, row ${moved + 1} of ${mark.rows} is another.`);
      }),
    );
  }
}

/** Two rows of which the second belongs before the first; null where all are in order. */
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

/** Readers put numbers in texts by their digits or by their size: either is an order. */
const collators = [true, false].map(
  (numeric) => new Intl.Collator('en', { numeric, sensitivity: 'base' }),
);

/** Whether a row may come before another: by the first criterion, where that is equal by the next. */
function isInOrder(
  collator: Intl.Collator,
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

/** Numbers by size, texts by their letters; instants are texts whose letters are in order. */
function compare(collator: Intl.Collator, one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(toText(one), toText(other));
}

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
