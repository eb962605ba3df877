import type { Operation, OrderMark } from '../contract/shapes.ts';
import { brief, type JsonObject } from '../json.ts';
import type { AreaContext } from '../run/context.ts';
import { CheckFailed } from '../run/results.ts';
import { createCallDesk, rowsAt, textAt } from './call-desk.ts';
import { infoOf } from './call.ts';
import { holdsInPeace } from './peace.ts';

/**
 * The check of an answer's lists that have an order, derived from its mark `x-order`: their rows come
 * by a text as readers order it, whatever its letters, and by the next one where it is the same.
 */
export async function checkOrders(context: AreaContext, operation: Operation): Promise<void> {
  for (const mark of operation.orders) {
    const title = `lists ${mark.rows} by ${mark.by.join(', then by ')}, whatever its letters`;
    const info = infoOf({ operation, sample: '' }, 'order', mark.rows, title);
    await context.recorder.check(info, () =>
      holdsInPeace(async () => {
        const { draft, ask } = createCallDesk(context, operation, 'x-order');
        const sent = await draft(operation.id);
        const exchange = await ask(operation.id, {
          ...sent,
          ...(mark.with && { query: { ...sent.query, ...mark.with } }),
        });
        const stray = firstStray(rowsAt(exchange, mark.rows), mark);
        if (!stray) return;
        const what = `${brief(stray[1])} comes after ${brief(stray[0])} in ${mark.rows}.`;
        throw new CheckFailed({ what, clause: `${operation.id}, x-order`, exchange });
      }),
    );
  }
}

/** Two rows of which the second belongs before the first; null where all are in order. */
function firstStray(
  rows: readonly JsonObject[],
  { by }: OrderMark,
): [JsonObject, JsonObject] | null {
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    if (before && !collators.some((collator) => isAfter(collator, by, [before, row]))) {
      return [before, row];
    }
  }
  return null;
}

/** Readers put numbers in texts by their digits or by their size: either is an order. */
const collators = [true, false].map(
  (numeric) => new Intl.Collator('en', { numeric, sensitivity: 'base' }),
);

function isAfter(
  collator: Intl.Collator,
  by: readonly string[],
  [before, row]: [JsonObject, JsonObject],
): boolean {
  const found = by
    .map((name) => collator.compare(textAt(before, name), textAt(row, name)))
    .find((order) => order !== 0);
  return (found ?? 0) <= 0;
}
