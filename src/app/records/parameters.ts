import * as v from 'valibot';

const id = v.pipe(v.string(), v.uuid());

/**
 * For `validateSearch` of a form for new records: `copyOf` is the record that it begins with. What
 * is no identifier is left out.
 */
export const copyParameter = ({ copyOf }: Record<string, unknown>): { copyOf?: string } =>
  v.is(id, copyOf) ? { copyOf } : {};
