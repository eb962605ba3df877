const recordId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a value can be a record's id. */
export const isRecordId = (value: unknown): value is string =>
  typeof value === 'string' && recordId.test(value);

/** Whether a value can be the id of a person or an employee, which may be a name in demo data. */
export const isPersonId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.-]{1,64}$/.test(value);

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

/** Whether a value can be the id of a record whose ids are short texts, such as a role. */
export const isShortId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 64;

/** For `validateSearch` of a page with ids that are short texts in the query. */
export const shortIdParameter =
  <Name extends string>(...names: readonly Name[]) =>
  (search: Record<string, unknown>) =>
    Object.fromEntries(
      names.map((name) => [name, isShortId(search[name]) ? search[name] : undefined]),
    ) as { [Key in Name]?: string | undefined };
/** For `validateSearch` of a page about a year; the page rejects a year that it does not know. */
export const yearParameter = ({ year }: Record<string, unknown>) => ({
  year: typeof year === 'number' ? year : undefined,
});

/** For `validateSearch` of a form for new records that may start on a yyyy-MM-dd day. */
export const dayParameter = ({ date }: Record<string, unknown>) => ({
  date: typeof date === 'string' ? date : undefined,
});
