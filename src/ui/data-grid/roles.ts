/**
 * What the elements of a table are anyway, said in so many words: where rows are cards they are not
 * laid out as a table any more, and some browsers then tell screen readers of no table at all.
 */
export const as = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
  /** Not of a table: the actions of a row, one stop for Tab. */
  toolbar: { role: 'toolbar' },
} as const;
