import * as v from 'valibot';

const recordId = v.pipe(v.string(), v.uuid());

/** Whether a value can name a record at all. */
export const isRecordId = (value: unknown): value is string => v.is(recordId, value);

/**
 * For `validateSearch` of a form for new records: `copyOf` is the record that it begins with. What
 * is no identifier is undefined, and said to be: the router hands on what is left unsaid as it came.
 */
export const copyParameter = ({
  copyOf,
}: Record<string, unknown>): { copyOf?: string | undefined } => ({
  copyOf: isRecordId(copyOf) ? copyOf : undefined,
});

/** For `validateSearch` of a page whose record is named behind the question mark. */
export const idParameter = ({ id }: Record<string, unknown>): { id?: string | undefined } => ({
  id: isRecordId(id) ? id : undefined,
});
