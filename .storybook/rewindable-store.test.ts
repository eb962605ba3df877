import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '#mocks/store/memory.ts';
import { book, librarySchema, type Book, type Library } from '#mocks/store/library.fixtures.ts';
import { storeSuite } from '#mocks/store/store.suite.ts';
import { rewindable, type RewindableStore } from './rewindable-store.ts';

storeSuite('a rewindable store', async (schema) => rewindable(createMemoryStore(schema)));

describe('a rewindable store', () => {
  let store: RewindableStore<Library>;

  beforeEach(() => {
    store = rewindable(createMemoryStore(librarySchema), {
      isLasting: (changes) => changes.some(({ collection }) => collection === 'readers'),
    });
  });

  const put = (id: string, more: Partial<Book> = {}, tenant = 'north') =>
    store.transaction('write', (tx) => tx.tenant(tenant).put('books', book(id, more)));
  const remove = (id: string) =>
    store.transaction('write', (tx) => tx.tenant('north').remove('books', id));
  const books = (tenant = 'north') =>
    store.transaction('read', (tx) => tx.tenant(tenant).query('books'));
  const getIds = async (tenant?: string) => (await books(tenant)).map(({ id }) => id);

  it('the store undoes every addition, replacement and removal since a mark, in every tenant', async () => {
    await put('1', { pages: 1 });
    await put('2');
    const mark = store.save();
    await put('1', { pages: 2 });
    await put('1', { pages: 3 });
    await remove('2');
    await put('3');
    await put('4', {}, 'south');
    await store.restore(mark);
    expect(await books()).toEqual([book('1', { pages: 1 }), book('2')]);
    expect(await books('south')).toEqual([]);
  });

  it('the store redoes undone changes in the order in which they happened', async () => {
    const start = store.save();
    await put('1', { pages: 1 });
    await put('1', { pages: 2 });
    await put('2');
    await remove('2');
    const end = store.save();
    await store.restore(start);
    expect(await getIds()).toEqual([]);
    await store.restore(end);
    expect(await books()).toEqual([book('1', { pages: 2 })]);
  });

  it('the store switches from one branch to another', async () => {
    await put('trunk');
    const fork = store.save();
    await put('left');
    await put('leaf');
    const left = store.save();
    await store.restore(fork);
    await put('right');
    const right = store.save();
    await store.restore(left);
    expect(await getIds()).toEqual(['leaf', 'left', 'trunk']);
    await store.restore(right);
    expect(await getIds()).toEqual(['right', 'trunk']);
  });

  it('the store reports the same mark as long as nothing is written', async () => {
    await put('1');
    const mark = store.save();
    await books();
    await remove('never there');
    expect(store.save()).toBe(mark);
  });

  it('the store keeps no mark of a transaction that throws', async () => {
    const mark = store.save();
    const failing = store.transaction('write', async (tx) => {
      await tx.platform.put('books', book('1'));
      throw new RangeError('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(store.save()).toBe(mark);
  });

  it('the store accepts concurrent writes to one record', async () => {
    const mark = store.save();
    await store.transaction('write', async (tx) => {
      await Promise.all([1, 2].map((pages) => tx.platform.put('books', book('1', { pages }))));
    });
    const both = store.save();
    const found = () => store.transaction('read', (tx) => tx.platform.get('books', '1'));
    const before = await found();
    await store.restore(mark);
    expect(await found()).toBeUndefined();
    await store.restore(both);
    expect(await found()).toEqual(before);
  });

  it('the store keeps permanent data in both directions', async () => {
    const mark = store.save();
    await store.transaction('write', async (tx) => {
      await tx.platform.put('readers', { id: '1', name: 'Cyd' });
    });
    await put('1');
    await store.restore(mark);
    expect(await store.transaction('read', (tx) => tx.platform.count('readers'))).toBe(1);
    expect(await getIds()).toEqual([]);
  });

  it('the store waits for pending writes before it goes back', async () => {
    const mark = store.save();
    const writing = put('1');
    await store.restore(mark);
    await writing;
    expect(await getIds()).toEqual([]);
  });

  it('the store rejects a mark of another store, and one from before it was cleared', async () => {
    await put('1');
    const other = rewindable(createMemoryStore(librarySchema)).save();
    await expect(store.restore(other)).rejects.toThrow(RangeError);
    const mark = store.save();
    await store.clear();
    await expect(store.restore(mark)).rejects.toThrow('The store was never at this mark.');
    expect(await getIds()).toEqual([]);
  });
});
