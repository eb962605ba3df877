import { toFailure } from '../validation/failure.ts';
import type { ListContext } from './list-types.ts';

type KeyGetter<Row> = (row: Row) => string;

/** Returns the rows without the others, by key. */
export const without = <Row>(
  rows: readonly Row[],
  others: readonly Row[],
  getKey: KeyGetter<Row>,
): readonly Row[] => {
  const keys = new Set(others.map(getKey));
  return rows.filter((row) => !keys.has(getKey(row)));
};

/**
 * The selected rows with their newly loaded data. In a list that is loaded in full, missing rows
 * are also deselected; in a paged one they may be on another page.
 */
export function renewed<Row>(
  selection: readonly Row[],
  read: readonly Row[],
  getKey: KeyGetter<Row>,
  isPaged: boolean,
): readonly Row[] {
  if (selection.length === 0) return selection;
  const byKey = new Map(read.map((row) => [getKey(row), row]));
  return selection.flatMap((row) => byKey.get(getKey(row)) ?? (isPaged ? [row] : []));
}

type Bulk<Row> = Pick<ListContext<Row>, 'queue' | 'report' | 'selection'>;

const getReport = <Row>({ report }: Bulk<Row>) => report ?? { succeeded: [], remaining: [] };

/** Removes the first row of the queue as deleted, here or by someone else in the meantime. */
export function reportRemoved<Row>(
  bulk: Bulk<Row>,
  getKey: KeyGetter<Row>,
  isOurs: boolean,
): Bulk<Row> {
  const [row, ...queue] = bulk.queue as [Row, ...Row[]];
  const { succeeded, remaining: retained } = getReport(bulk);
  return {
    queue,
    selection: without(bulk.selection, [row], getKey),
    report: { succeeded: isOurs ? [...succeeded, row] : succeeded, remaining: retained },
  };
}

/** Removes the first row of the queue as failed; it stays selected. */
export function reportRemaining<Row>(bulk: Bulk<Row>, error: unknown): Partial<Bulk<Row>> {
  const [row, ...queue] = bulk.queue as [Row, ...Row[]];
  const { succeeded, remaining: retained } = getReport(bulk);
  return {
    queue,
    report: { succeeded, remaining: [...retained, { row, failure: toFailure(error) }] },
  };
}
