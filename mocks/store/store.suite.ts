import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { book, librarySchema, type Book, type Library } from './library.fixtures.ts';
import type { Query, Schema, Store, View } from './store.ts';

/**
 * The behavior of the Store port, as tests for one adapter. `makeStore` returns an empty store each
 * time.
 */
export function storeSuite(
  name: string,
  makeStore: (schema: Schema<Library>) => Promise<Store<Library>>,
): void {
  let store: Store<Library>;

  const storeBooks = (books: Book[], tenant = 'north') =>
    store.transaction('write', async (tx) => {
      for (const each of books) await tx.tenant(tenant).put('books', each);
    });
  const find = (query?: Query<Book>, tenant = 'north') =>
    store.transaction('read', (tx) => tx.tenant(tenant).query('books', query));
  const getIds = async (query?: Query<Book>) => (await find(query)).map(({ id }) => id);
  const count = (where?: Query<Book>['where']) =>
    store.transaction('read', (tx) => tx.tenant('north').count('books', where));
  const get = (id: string, tenant = 'north') =>
    store.transaction('read', (tx) => tx.tenant(tenant).get('books', id));

  describe(`${name}: scopes`, () => {
    useStore();

    it('the store separates two tenants with the same id', async () => {
      await storeBooks([book('1', { pages: 1 })], 'north');
      await storeBooks([book('1', { pages: 2 })], 'south');
      expect((await get('1', 'north'))?.pages).toBe(1);
      expect((await find({ where: { author: 'Aphra' } }, 'south')).map((b) => b.pages)).toEqual([
        2,
      ]);
      await store.transaction('write', (tx) => tx.tenant('north').remove('books', '1'));
      expect(await get('1', 'north')).toBeUndefined();
      expect((await get('1', 'south'))?.pages).toBe(2);
    });

    it('the store separates tenants whose ids start alike', async () => {
      await storeBooks([book('1')], 'north');
      await storeBooks([book('2')], 'north-east');
      expect((await find({}, 'north')).map(({ id }) => id)).toEqual(['1']);
    });

    it('the store separates the platform from every tenant, and lets no tenant use its scope', async () => {
      await store.transaction('write', (tx) => tx.platform.put('books', book('1')));
      expect(await get('1')).toBeUndefined();
      expect(await store.transaction('read', (tx) => tx.platform.count('books'))).toBe(1);
      const posing = store.transaction('read', async (tx) => tx.tenant('*').count('books'));
      await expect(posing).rejects.toThrow(RangeError);
    });
  });

  describe(`${name}: records`, () => {
    useStore();

    it('the store replaces the record of an id, also in the indexes', async () => {
      await storeBooks([book('1', { author: 'Aphra' })]);
      await storeBooks([book('1', { author: 'Bede' })]);
      expect(await getIds({ where: { author: 'Aphra' } })).toEqual([]);
      expect(await getIds({ where: { author: 'Bede' } })).toEqual(['1']);
    });

    it('the store removes records, and removing a missing one is no error', async () => {
      await storeBooks([book('1'), book('2')]);
      await store.transaction('write', async (tx) => {
        await tx.tenant('north').remove('books', '1');
        await tx.tenant('north').remove('books', 'unknown');
      });
      expect(await getIds({ where: { pages: 100 } })).toEqual(['2']);
    });

    it('the store saves and returns copies', async () => {
      const given = book('1', { tags: ['new'] });
      await storeBooks([given]);
      given.tags.push('changed');
      (await get('1'))?.tags.push('changed');
      for (const found of await find()) found.tags.push('changed');
      expect((await get('1'))?.tags).toEqual(['new']);
    });

    it('the store leaves undefined properties out', async () => {
      await storeBooks([book('1', { section: undefined })]);
      expect(Object.keys((await get('1')) ?? {})).not.toContain('section');
    });

    it('the store rejects what JSON cannot represent', async () => {
      await expect(storeBooks([book('1', { pages: Number.NaN })])).rejects.toThrow(TypeError);
      expect(await count()).toBe(0);
    });
  });

  describe(`${name}: queries`, () => {
    useStore();

    it('a query finds by value, by half-open range and by any of a list', async () => {
      await storeBooks([10, 20, 30].map((pages) => book(`${pages}`, { pages })));
      expect(await getIds({ where: { pages: 20 } })).toEqual(['20']);
      expect(await getIds({ where: { pages: { from: 10, below: 30 } } })).toEqual(['10', '20']);
      expect(await getIds({ where: { pages: { from: 20 } } })).toEqual(['20', '30']);
      expect(await getIds({ where: { pages: { below: 20 } } })).toEqual(['10']);
      expect(await getIds({ where: { pages: { from: 30, below: 10 } } })).toEqual([]);
      expect(await getIds({ where: { pages: { from: 20, below: 20 } } })).toEqual([]);
      expect(await getIds({ where: { pages: [30, 10, 99] } })).toEqual(['10', '30']);
      expect(await getIds({ where: { pages: [] } })).toEqual([]);
    });

    it('a query ignores an undefined condition', async () => {
      await storeBooks([book('1'), book('2')]);
      expect(await getIds({ where: { author: undefined } })).toEqual(['1', '2']);
    });

    it('a query finds null by null, and never by a range', async () => {
      await storeBooks([book('1'), book('2', { loanedAt: '2026-03-01T09:00:00Z', section: 'A' })]);
      expect(await getIds({ where: { loanedAt: null } })).toEqual(['1']);
      expect(await getIds({ where: { section: undefined, loanedAt: { from: '' } } })).toEqual([
        '2',
      ]);
      expect(await getIds({ where: { author: 'Aphra', loanedAt: { below: '9' } } })).toEqual(['2']);
      expect(await getIds({ where: { author: 'Aphra', loanedAt: {} } })).toEqual(['2']);
    });

    it('a query finds records by indexed fields that are null, missing or boolean', async () => {
      await storeBooks([book('1', { isRare: true }), book('2', { section: 'A' }), book('3')]);
      expect(await getIds({ where: { isRare: true } })).toEqual(['1']);
      expect(await getIds({ where: { author: 'Aphra', isRare: false } })).toEqual(['2', '3']);
      expect(await getIds({ where: { section: 'A' } })).toEqual(['2']);
      expect(await getIds({ order: { by: 'section' } })).toEqual(['1', '3', '2']);
      expect(
        await getIds({ where: { author: 'Aphra' }, order: { by: 'loanedAt' }, limit: 2 }),
      ).toEqual(['1', '2']);
      expect(await count({ author: 'Aphra' })).toBe(3);
    });

    it('a query without an order sorts by id', async () => {
      await storeBooks([book('2'), book('10'), book('1')]);
      expect(await getIds()).toEqual(['1', '10', '2']);
      expect(await getIds({ where: { author: 'Aphra' } })).toEqual(['1', '10', '2']);
    });

    it('a query sorts both ways, breaks ties by id, and puts null first', async () => {
      const createLoaned = (id: string, loanedAt: string | null) => book(id, { loanedAt });
      await storeBooks([
        createLoaned('d', '2026-02-01'),
        createLoaned('b', '2026-02-01'),
        createLoaned('c', null),
        createLoaned('a', '2026-03-01'),
      ]);
      const order = { by: 'loanedAt' } as const;
      expect(await getIds({ order })).toEqual(['c', 'b', 'd', 'a']);
      expect(await getIds({ order: { ...order, direction: 'descending' } })).toEqual([
        'a',
        'b',
        'd',
        'c',
      ]);
    });

    it('a query breaks ties by id even when a page ends between them', async () => {
      await storeBooks(['a', 'b', 'c', 'd'].map((id) => book(id, { pages: id === 'd' ? 9 : 5 })));
      const where = { author: 'Aphra' };
      const order = { by: 'pages', direction: 'descending' } as const;
      expect(await getIds({ where, order, limit: 2 })).toEqual(['d', 'a']);
      expect(await getIds({ where, order, offset: 2, limit: 1 })).toEqual(['b']);
    });

    it('a query pages through a range without the adjacent nulls', async () => {
      const loanedAt = ['2026-01-01', '2026-01-02', null, null];
      await storeBooks(loanedAt.map((at, id) => book(`${id}`, { loanedAt: at })));
      const query = { where: { author: 'Aphra', loanedAt: { below: '2027' } }, limit: 2 };
      expect(await getIds({ ...query, order: { by: 'loanedAt' } })).toEqual(['0', '1']);
      const order = { by: 'loanedAt', direction: 'descending' } as const;
      expect(await getIds({ ...query, order })).toEqual(['1', '0']);
    });

    it('a query pages after sorting', async () => {
      await storeBooks(['a', 'b', 'c', 'd'].map((id, at) => book(id, { pages: 9 - at })));
      expect(await getIds({ order: { by: 'pages' }, offset: 1, limit: 2 })).toEqual(['c', 'b']);
      expect(await getIds({ offset: 3, limit: 5 })).toEqual(['d']);
      expect(await getIds({ limit: 0 })).toEqual([]);
    });

    it('a query count matches what the query finds', async () => {
      await storeBooks([
        book('1', { pages: 10 }),
        book('2', { pages: 20, author: 'Bede' }),
        book('3'),
      ]);
      expect(await count()).toBe(3);
      expect(await count({ pages: { from: 20 } })).toBe(2);
      expect(await count({ pages: { from: 20 }, author: 'Bede' })).toBe(1);
      expect(await count({ author: 'Aphra', isRare: false })).toBe(2);
    });
  });

  describe(`${name}: views`, () => {
    useStore();

    const pagesView: View<Book, { id: string; pages: number; summary: string }> = {
      order: 'pages',
      of: ({ id, author, pages }) => ({ id, pages, summary: `${author} ${pages}` }),
    };
    const summary = (tenant = 'north') =>
      store.transaction('read', async (tx) =>
        (await tx.tenant(tenant).view('books', pagesView)).map((each) => each.summary),
      );

    it('a view follows added, replaced and removed records, in its order', async () => {
      expect(await summary()).toEqual([]);
      await storeBooks([book('1', { pages: 3 }), book('2', { pages: 1 })]);
      expect(await summary()).toEqual(['Aphra 1', 'Aphra 3']);
      await storeBooks([book('2', { pages: 9, author: 'Bede' })]);
      await storeBooks([book('3', { pages: 5 })]);
      expect(await summary()).toEqual(['Aphra 3', 'Aphra 5', 'Bede 9']);
      await store.transaction('write', (tx) => tx.tenant('north').remove('books', '1'));
      expect(await summary()).toEqual(['Aphra 5', 'Bede 9']);
    });

    it('a view follows more changes than it stores steps of', async () => {
      expect(await summary()).toEqual([]);
      for (let at = 0; at < 250; at += 1) await storeBooks([book('1', { pages: at })]);
      expect(await summary()).toEqual(['Aphra 249']);
    });

    it('a view separates tenants, and is empty after everything was cleared', async () => {
      await storeBooks([book('1', { pages: 1 })]);
      expect([await summary(), await summary('south')]).toEqual([['Aphra 1'], []]);
      await storeBooks([book('1', { pages: 2 })], 'south');
      expect([await summary(), await summary('south')]).toEqual([['Aphra 1'], ['Aphra 2']]);
      await store.clear();
      expect([await summary(), await summary('south')]).toEqual([[], []]);
    });

    it('a view shows a transaction its own changes, and no one those of a failed one', async () => {
      await storeBooks([book('1', { pages: 1 })]);
      expect(await summary()).toEqual(['Aphra 1']);
      const seen: string[][] = [];
      const failing = store.transaction('write', async (tx) => {
        const north = tx.tenant('north');
        await north.put('books', book('1', { pages: 2 }));
        await north.put('books', book('2', { pages: 3 }));
        seen.push((await tx.tenant('north').view('books', pagesView)).map((each) => each.summary));
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      expect(seen).toEqual([['Aphra 2', 'Aphra 3']]);
      expect(await summary()).toEqual(['Aphra 1']);
      await storeBooks([book('3', { pages: 4 })]);
      expect(await summary()).toEqual(['Aphra 1', 'Aphra 4']);
    });

    it('a view cannot be changed by its readers', async () => {
      await storeBooks([book('1')]);
      const [first] = await store.transaction('read', (tx) =>
        tx.tenant('north').view('books', pagesView),
      );
      expect(Object.isFrozen(first)).toBe(true);
    });
  });

  describe(`${name}: transactions`, () => {
    useStore();

    it('a transaction stores nothing of work that throws, and passes its error on', async () => {
      await storeBooks([book('1', { pages: 1 }), book('2')]);
      const failing = store.transaction('write', async (tx) => {
        const north = tx.tenant('north');
        await north.put('books', book('1', { pages: 2 }));
        await north.put('books', book('1', { author: 'Bede', pages: 3 }));
        await north.remove('books', '2');
        await north.put('books', book('3'));
        await tx.platform.put('readers', { id: '1', name: 'Cyd' });
        throw new RangeError('changed my mind');
      });
      await expect(failing).rejects.toThrow(new RangeError('changed my mind'));
      expect(await find()).toEqual([book('1', { pages: 1 }), book('2')]);
      expect(await getIds({ where: { author: 'Aphra' }, order: { by: 'pages' } })).toEqual([
        '1',
        '2',
      ]);
      expect(await count({ author: 'Bede' })).toBe(0);
      expect(await store.transaction('read', (tx) => tx.platform.count('readers'))).toBe(0);
    });

    it('the store keeps working after work that throws, even before it returns a promise', async () => {
      const rejecting = store.transaction('write', () => Promise.reject(new Error('no')));
      await expect(rejecting).rejects.toThrow('no');
      const throwing = store.transaction('write', () => {
        throw new Error('too early');
      });
      await expect(throwing).rejects.toThrow('too early');
      await storeBooks([book('1')]);
      expect(await count()).toBe(1);
    });

    it('a transaction reads its own writes', async () => {
      const seen = await store.transaction('write', async (tx) => {
        const north = tx.tenant('north');
        await north.put('books', book('1', { pages: 7 }));
        return north.query('books', { where: { pages: 7 } });
      });
      expect(seen).toHaveLength(1);
    });

    it('a transaction never shows two writers the same state', async () => {
      await storeBooks([book('1', { pages: 0 })]);
      const addPage = () =>
        store.transaction('write', async (tx) => {
          const found = await tx.tenant('north').get('books', '1');
          await tx.tenant('north').put('books', book('1', { pages: (found?.pages ?? 0) + 1 }));
        });
      await Promise.all(Array.from({ length: 20 }, addPage));
      expect((await get('1'))?.pages).toBe(20);
    });

    it('a transaction accepts parallel operations', async () => {
      await store.transaction('write', async (tx) => {
        await Promise.all(['1', '2', '3'].map((id) => tx.tenant('north').put('books', book(id))));
      });
      expect(await count()).toBe(3);
    });

    it('a read transaction rejects writes', async () => {
      await storeBooks([book('1')]);
      const put = store.transaction('read', (tx) => tx.tenant('north').put('books', book('2')));
      await expect(put).rejects.toThrow('A read transaction cannot write.');
      const remove = store.transaction('read', (tx) => tx.tenant('north').remove('books', '1'));
      await expect(remove).rejects.toThrow('A read transaction cannot write.');
      expect(await getIds()).toEqual(['1']);
    });

    it('a transaction rejects operations after its end', async () => {
      const scope = await store.transaction('write', async (tx) => tx.tenant('north'));
      await expect(scope.put('books', book('1'))).rejects.toThrow('The transaction is over.');
      await expect(scope.query('books')).rejects.toThrow('The transaction is over.');
    });

    it('a transaction clears every scope', async () => {
      await storeBooks([book('1')]);
      await store.transaction('write', (tx) =>
        tx.platform.put('readers', { id: '1', name: 'Cyd' }),
      );
      await store.clear();
      expect(await getIds({ where: { author: 'Aphra' } })).toEqual([]);
      expect(await store.transaction('read', (tx) => tx.platform.count('readers'))).toBe(0);
    });

    it('the store finishes running work and rejects work after close', async () => {
      const running = storeBooks([book('1')]);
      store.close();
      await running;
      await expect(count()).rejects.toThrow('The store is closed.');
      await expect(store.clear()).rejects.toThrow('The store is closed.');
    });
  });

  function useStore(): void {
    beforeEach(async () => {
      store = await makeStore(librarySchema);
    });
    afterEach(() => store.close());
  }
}
