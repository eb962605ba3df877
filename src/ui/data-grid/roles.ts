/**
 * The implicit roles of table elements, set explicitly: rows shown as cards lose the table layout,
 * and some browsers then report no table to screen readers.
 */
export const as = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
  /** Not a table role: the actions of a row, one Tab stop. */
  toolbar: { role: 'toolbar' },
} as const;
