/** Rows in a sentence: how many, and what it is called where it is one. */
export const aboutRows = <Row>(rows: readonly Row[], getName: (row: Row) => string) => ({
  count: rows.length,
  name: rows[0] === undefined ? '' : getName(rows[0]),
});
