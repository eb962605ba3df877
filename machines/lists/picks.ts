import { toFailure } from '../validation/failure.ts';
import type { ListContext } from './list-types.ts';

type KeyGetter<Row> = (row: Row) => string;

/** Rows without some others. */
export const without = <Row>(
  rows: readonly Row[],
  others: readonly Row[],
  getKey: KeyGetter<Row>,
): readonly Row[] => {
  const keys = new Set(others.map(getKey));
  return rows.filter((row) => !keys.has(getKey(row)));
};

/**
 * The chosen rows as they were read now. Of a list that is read as a whole, what is not there any
 * more is not chosen either; of one that is paged it may be on another page.
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

/** The first of those that are to be deleted is gone: deleted here, or by somebody else meanwhile. */
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

/** The first of those that are to be deleted stays, and stays chosen. */
export function reportRemaining<Row>(bulk: Bulk<Row>, error: unknown): Partial<Bulk<Row>> {
  const [row, ...queue] = bulk.queue as [Row, ...Row[]];
  const { succeeded, remaining: retained } = getReport(bulk);
  return {
    queue,
    report: { succeeded, remaining: [...retained, { row, failure: toFailure(error) }] },
  };
}
