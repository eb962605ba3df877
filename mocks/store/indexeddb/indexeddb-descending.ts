import type { IDBPIndex } from 'idb';
import type { Stored } from './indexeddb-layout.ts';
import type { Entity } from '../store.ts';

type Index = IDBPIndex<unknown, string[], string, string, IDBTransactionMode>;

/**
 * A part of an index in descending order. IndexedDB would also reverse the ids of records with the
 * same key, which ascend in both directions; so these are read group by group.
 */
export async function pageDescending<R extends Entity>(
  index: Index,
  keys: IDBKeyRange,
  { offset, limit }: { offset: number; limit: number },
): Promise<R[]> {
  const found: R[] = [];
  let cursor = await index.openKeyCursor(keys, 'prev');
  if (cursor && offset > 0) cursor = await cursor.advance(offset);
  if (!cursor) return found;
  let key: IDBValidKey | undefined = cursor.key;
  const above = upTo(keys, key);
  let skipped = offset - (above ? await index.count(above) : 0);
  while (key !== undefined && found.length < limit) {
    const needed = limit - found.length;
    const group: Stored<R>[] = await index.getAll(
      IDBKeyRange.only(key),
      Number.isFinite(needed) ? skipped + needed : undefined,
    );
    found.push(...group.slice(skipped).map(({ record }) => record));
    skipped = 0;
    key = await keyBelow(index, keys, key);
  }
  return found;
}

/** The part of a range above a key; undefined if nothing is. */
function upTo(keys: IDBKeyRange, key: IDBValidKey): IDBKeyRange | undefined {
  const { upper, upperOpen } = keys;
  return indexedDB.cmp(key, upper) < 0 ? IDBKeyRange.bound(key, upper, true, upperOpen) : undefined;
}

async function keyBelow(
  index: Index,
  { lower, lowerOpen }: IDBKeyRange,
  key: IDBValidKey,
): Promise<IDBValidKey | undefined> {
  if (indexedDB.cmp(lower, key) >= 0) return undefined;
  const below = IDBKeyRange.bound(lower, key, lowerOpen, true);
  return (await index.openKeyCursor(below, 'prev'))?.key;
}
