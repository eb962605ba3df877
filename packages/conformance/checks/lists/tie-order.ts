import type { Operation, PageMark } from '../../contract/shapes.ts';
import { createRandom } from '../../input/random.ts';
import { brief, type JsonObject } from '../../json.ts';
import type { AreaContext } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import { getBody, createCallClient, rowsAt, valueAt } from '../requests/call-client.ts';
import { buildCheckInfo } from '../requests/info.ts';
import { retryCheck } from '../requests/retry-check.ts';

/** Maximum number of columns of a list in a run; if there are more, the seed selects. */
const maxColumns = 2;
const size = 10;

/**
 * The check of pages whose rows are equal in the sorted column, derived from the mark `x-page`: no
 * row occurs on two pages, and two pages equal one of twice their size, in both directions.
 */
export async function checkTieOrder(context: AreaContext, list: Operation): Promise<void> {
  const { page: mark } = list;
  if (!mark) return;
  const random = createRandom(context.seed, `ties of ${list.id}`);
  const columns = Object.keys(mark.columns);
  while (columns.length > maxColumns) columns.splice(random.below(columns.length), 1);
  for (const column of columns) {
    const title = `keeps a stable order of rows that are equal in ${column}`;
    const info = buildCheckInfo({ operation: list, sample: '' }, 'page', `ties-${column}`, title);
    await context.recorder.check(info, () =>
      retryCheck(() => checkStableOrder(context, list, mark, column)),
    );
  }
}

async function checkStableOrder(
  context: AreaContext,
  list: Operation,
  mark: PageMark,
  column: string,
): Promise<void> {
  const { draft, request } = createCallClient(context, list, 'x-page');
  const sent = await draft(list.id);
  for (const sort of [column, `-${column}`]) {
    const read = async (page: number, pageSize: number) => {
      const body = { ...getBody(sent), page, pageSize, sort, columnFilters: [] };
      const exchange = await request(list.id, { ...sent, body });
      return {
        exchange,
        ids: rowsAt(exchange, mark.rows).map((row: JsonObject) => valueAt(row, mark.id)),
      };
    };
    const [first, second, both] = [
      await read(1, size),
      await read(2, size),
      await read(1, size * 2),
    ];
    const ids = [...first.ids, ...second.ids];
    const fail = (what: string) => {
      throw new CheckFailed({ what, clause: `${list.id}, x-page`, exchange: second.exchange });
    };
    const twice = ids.find((id, at) => ids.indexOf(id) !== at);
    if (twice !== undefined) fail(`Sorted by ${sort}, the row ${brief(twice)} is on two pages.`);
    if (brief(ids) !== brief(both.ids))
      fail(
        `Sorted by ${sort}, expected two pages to equal one page of twice the size, but they differ.`,
      );
  }
}
