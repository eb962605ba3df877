import type { MessageKey } from '../messages/index.ts';
import { conflictAt } from '../requests/http-error.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import { compareNames } from '../../store/sort-key.ts';
import type { Field, Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

/** The empty identifier: it means a record that is not created yet. */
export const emptyId = '00000000-0000-0000-0000-000000000000';

/** Sorts records by a text as the store sorts names. */
export const byText =
  <R>(getText: (record: R) => string) =>
  (a: R, b: R): number =>
    compareNames(getText(a), getText(b));

/** A record's id, and the values of its fields that are unique together. */
type Requested<R> = { id: string } & { [F in Field<R>]?: NonNullable<R[F]> };

/**
 * Rejects values that another record has, as readers compare them: 409 at the last field. A record
 * may keep its own name and change its spelling.
 */
export async function nameFree<N extends keyof World>(
  db: Scope<World>,
  collection: N,
  requested: Requested<World[N]>,
  taken: MessageKey,
): Promise<void> {
  const { id, ...values } = requested;
  const other = await db.find(collection, values as Requested<World[N]>);
  if (other && other.id !== id) throw conflictAt(Object.keys(values).at(-1) ?? '', taken);
}

/** An optional text as it is stored; null when it is blank. */
export const textOrNull = (text: string | null | undefined): string | null =>
  cleanOrEmpty(text ?? '') || null;
