const recordId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a value can be a record's id. */
export const isRecordId = (value: unknown): value is string =>
  typeof value === 'string' && recordId.test(value);

/**
 * Any other value is set to undefined explicitly, because the router passes on omitted parameters
 * unchanged.
 */
const recordParameter =
  <Name extends string>(name: Name) =>
  ({ [name]: id }: Record<string, unknown>) =>
    ({ [name]: isRecordId(id) ? id : undefined }) as { [Key in Name]?: string | undefined };

/** For `validateSearch` of a form for new records: `sourceId` is the id of the record to copy. */
export const copyParameter = recordParameter('sourceId');

/** For `validateSearch` of a page with the record's id in the query. */
export const idParameter = recordParameter('id');

/** For `validateSearch` of a page about a year; the page rejects a year that it does not know. */
export const yearParameter = ({ year }: Record<string, unknown>) => ({
  year: typeof year === 'number' ? year : undefined,
});

/** For `validateSearch` of a form for new records that may start on a yyyy-MM-dd day. */
export const dayParameter = ({ date }: Record<string, unknown>) => ({
  date: typeof date === 'string' ? date : undefined,
});
