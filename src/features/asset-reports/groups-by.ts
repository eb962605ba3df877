import type { ReportGroup } from '#records/report/report-table.tsx';

/** Groups rows by their shared name, in the order in which the names first appear. */
export function groupsBy<Row>(
  rows: readonly Row[],
  getName: (row: Row) => Pick<ReportGroup<Row>, 'id' | 'name'>,
): ReportGroup<Row>[] {
  const groups = Map.groupBy(rows, (row) => getName(row).id);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    return first === undefined ? [] : [{ ...getName(first), rows: own }];
  });
}
