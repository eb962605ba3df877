/** Rows in a text: their number, or the name of a single row. */
export const aboutRows = <Row>(rows: readonly Row[], getName: (row: Row) => string) => ({
  count: rows.length,
  name: rows[0] === undefined ? '' : getName(rows[0]),
});
