const recordId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a value can name a record at all. */
export const isRecordId = (value: unknown): value is string =>
  typeof value === 'string' && recordId.test(value);

/** What is no identifier is undefined, and said to be: the router hands on what is left unsaid as it came. */
const recordParameter =
  <Name extends string>(name: Name) =>
  ({ [name]: id }: Record<string, unknown>) =>
    ({ [name]: isRecordId(id) ? id : undefined }) as { [Key in Name]?: string | undefined };

/** For `validateSearch` of a form for new records: `sourceId` is the record that it begins with. */
export const copyParameter = recordParameter('sourceId');

/** For `validateSearch` of a page whose record is named behind the question mark. */
export const idParameter = recordParameter('id');
