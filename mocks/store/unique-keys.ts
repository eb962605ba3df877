import { readField, toUniqueKey } from './fields.ts';
import type { Scalar, Searched } from './store.ts';

/** Thrown by a write whose value of a unique field another record has; nothing of it is stored. */
export class Taken extends Error {
  override readonly name = 'Taken';
  readonly collection: string;
  /** The fields that are unique together. */
  readonly fields: readonly string[];

  constructor(collection: string, fields: readonly string[]) {
    super(`Another record of ${collection} has the same ${fields.join(', ')}.`);
    this.collection = collection;
    this.fields = fields;
  }
}

/** The keys of a record's unique fields; undefined if one of them is null, so that none is taken. */
export function getUniqueKeys(record: object, fields: readonly string[]): Scalar[] | undefined {
  const keys = fields.map((field) => toUniqueKey(readField(record, field)));
  return keys.includes(null) ? undefined : keys;
}

/** The unique fields of a collection. */
export const listUnique = <R>({ unique = [] }: Pick<Searched<R>, 'unique'>) => unique;

/** The unique fields that have these values, with their keys. Throws RangeError for other fields. */
export function findUnique<R>(
  searched: Pick<Searched<R>, 'unique'>,
  values: object,
): { at: number; fields: readonly string[]; keys: Scalar[] } {
  const named = Object.keys(values);
  const unique = listUnique(searched);
  const at = unique.findIndex(
    (fields: readonly string[]) =>
      fields.length === named.length && fields.every((field) => named.includes(field)),
  );
  const fields = unique[at];
  const keys = fields && getUniqueKeys(values, fields);
  if (!fields || !keys)
    throw new RangeError(`The schema declares no unique ${named.join(', ')}; add it first.`);
  return { at, fields, keys };
}
