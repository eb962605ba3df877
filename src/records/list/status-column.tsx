import { Badge } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

interface StatusColumn<Row> {
  id: string;
  header: string;
  isActive: (row: Row) => boolean;
  /** From the area's catalog. */
  text: (key: 'active' | 'inactive') => string;
}

/** The last column of a list: whether a record is active. The list can be filtered by it. */
export function statusColumn<Row>(column: StatusColumn<Row>): GridColumn<Row> {
  const { id, header, isActive, text } = column;
  const getState = (row: Row) => text(isActive(row) ? 'active' : 'inactive');
  return {
    id,
    header,
    cell: (row) => <Badge tone={isActive(row) ? 'success' : 'neutral'}>{getState(row)}</Badge>,
    csv: getState,
    isSortable: true,
    filter: [
      { value: 'active', label: text('active') },
      { value: 'inactive', label: text('inactive') },
    ],
  };
}
