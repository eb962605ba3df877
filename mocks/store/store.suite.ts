import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { book, librarySchema, type Book, type Library } from './library.fixtures.ts';
import type { Query, Schema, Scope, Store } from './store.ts';

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
  const inNorth = <T>(work: (db: Scope<Library>) => Promise<T>) =>
    store.transaction('read', (tx) => work(tx.tenant('north')));
  const unnamed: Query<Book> = { contains: [{ fields: ['author'], text: 'a' }] };
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

    it('a query finds any but listed values, also null unless it is listed', async () => {
      await storeBooks([
        book('1', { section: 'A' }),
        book('2', { section: 'B' }),
        book('3'),
        book('4', { section: 'C' }),
      ]);
      expect(await getIds({ where: { section: { not: ['A', 'C'] } } })).toEqual(['2', '3']);
      expect(await getIds({ where: { section: { not: ['A', null] } } })).toEqual(['2', '4']);
      expect(await getIds({ where: { section: { not: [] } } })).toEqual(['1', '2', '3', '4']);
      expect(await getIds({ where: { author: 'Aphra', id: { not: ['3', '4'] } } })).toEqual([
        '1',
        '2',
      ]);
      expect(await count({ section: { not: ['A', 'B'] } })).toBe(2);
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

  describe(`${name}: many records at once`, () => {
    useStore();

    it('the store finds many records by their ids, and leaves out those that are missing', async () => {
      await storeBooks([book('1'), book('2'), book('3')]);
      const found = await inNorth((db) => db.getMany('books', ['3', 'unknown', '1', '3']));
      expect([...found.keys()].toSorted()).toEqual(['1', '3']);
      expect(found.get('3')).toEqual(book('3'));
    });

    it('a page has its records and the number of all that match', async () => {
      await storeBooks(Array.from({ length: 7 }, (_, at) => book(`${at}`, { pages: at })));
      const page = await inNorth((db) =>
        db.page('books', {
          where: { pages: { from: 2 } },
          order: { by: 'pages', direction: 'descending' },
          offset: 1,
          limit: 2,
        }),
      );
      expect(page.rows.map(({ id }) => id)).toEqual(['5', '4']);
      expect(page.total).toBe(5);
      expect(await inNorth((db) => db.page('books', { offset: 9, limit: 2 }))).toEqual({
        rows: [],
        total: 7,
      });
    });

    it('a name is ordered as readers expect: by letters and numbers, whatever the case and accents', async () => {
      const titles = ['Chapter 10', 'émile', 'Chapter 9', 'Zola', 'Emil', '_draft', '7 days', null];
      await storeBooks(titles.map((title, at) => book(`${at}`, { title })));
      const found = await find({ order: { by: 'title' } });
      expect(found.map(({ title }) => title)).toEqual([
        null,
        '_draft',
        '7 days',
        'Chapter 9',
        'Chapter 10',
        'Emil',
        'émile',
        'Zola',
      ]);
    });

    it('a name is found by a part of it, whatever the case and spaces', async () => {
      await storeBooks([
        book('1', { title: 'The  Sea' }),
        book('2', { title: 'Under the sea', author: 'Bede' }),
        book('3', { title: 'Land' }),
        book('4', { title: null }),
      ]);
      const among = (fields: readonly ('title' | 'readerName')[], text: string) =>
        getIds({ contains: [{ fields, text }] });
      expect(await among(['title'], 'the SEA')).toEqual(['1', '2']);
      expect(await among(['title'], 'land')).toEqual(['3']);
      expect(await among(['title', 'readerName'], 'zz')).toEqual([]);
      expect(await among([], 'sea')).toEqual([]);
      expect(
        await getIds({
          where: { author: 'Bede' },
          contains: [
            { fields: ['title'], text: 'sea' },
            { fields: ['title'], text: 'under' },
          ],
        }),
      ).toEqual(['2']);
      await expect(inNorth((db) => db.query('books', unnamed))).rejects.toThrow(RangeError);
    });

    it('the store rejects a field that its schema does not declare', async () => {
      const byTags = { where: { tags: 'new' } } as unknown as Query<Book>;
      await storeBooks([book('1')]);
      await expect(find(byTags)).rejects.toThrow('The schema declares no field tags');
      await expect(find({ order: { by: 'tags' as 'pages' } })).rejects.toThrow(RangeError);
    });

    it('groups have the number and the sum of the records of each value, in its order', async () => {
      await storeBooks([
        book('1', { pages: 10, author: 'Bede' }),
        book('2', { pages: 20 }),
        book('3', { pages: 30 }),
        book('4', { pages: 5, loanedAt: '2026-01-01' }),
      ]);
      expect(await inNorth((db) => db.groups('books', { by: 'author', sum: 'pages' }))).toEqual([
        { value: 'Aphra', count: 3, sum: 55 },
        { value: 'Bede', count: 1, sum: 10 },
      ]);
      const where = { author: 'Aphra' };
      expect(await inNorth((db) => db.groups('books', { by: 'loanedAt', where }))).toEqual([
        { value: null, count: 2, sum: 0 },
        { value: '2026-01-01', count: 1, sum: 0 },
      ]);
      expect(await inNorth((db) => db.groups('books', { by: 'isRare', sum: 'pages' }))).toEqual([
        { value: false, count: 4, sum: 65 },
      ]);
    });

    it('groups have the lowest value of a field, if a record has one', async () => {
      await storeBooks([
        book('1', { pages: 10, author: 'Bede', loanedAt: '2026-02-01' }),
        book('2', { pages: 9, author: 'Bede', loanedAt: '2026-01-01' }),
        book('3', { pages: 30, loanedAt: null }),
      ]);
      const group = (lowest: 'pages' | 'loanedAt') =>
        inNorth((db) => db.groups('books', { by: 'author', sum: 'pages', lowest }));
      expect(await group('pages')).toEqual([
        { value: 'Aphra', count: 1, sum: 30, lowest: 30 },
        { value: 'Bede', count: 2, sum: 19, lowest: 9 },
      ]);
      expect(await group('loanedAt')).toEqual([
        { value: 'Aphra', count: 1, sum: 30 },
        { value: 'Bede', count: 2, sum: 19, lowest: '2026-01-01' },
      ]);
    });
  });

  describe(`${name}: what it watches over`, () => {
    useStore();

    const taken = { name: 'Taken', collection: 'books', fields: ['section', 'callNumber'] };

    it('a value that must be unique is rejected for a second record, however it is written', async () => {
      await storeBooks([book('1', { section: 'A', callNumber: 'x 1' })]);
      const again = storeBooks([book('2', { section: 'a', callNumber: ' X  1' })]);
      await expect(again).rejects.toMatchObject(taken);
      await storeBooks([
        book('1', { section: 'A', callNumber: 'X 1', pages: 7 }),
        book('2', { section: 'B', callNumber: 'x 1' }),
        book('3', { section: 'A' }),
        book('4', { section: 'A', callNumber: null }),
      ]);
      await storeBooks([book('1', { section: 'A', callNumber: 'x 1' })], 'south');
      await store.transaction('write', (tx) => tx.tenant('north').remove('books', '1'));
      await storeBooks([book('5', { section: 'A', callNumber: 'x 1' })]);
      expect(await getIds()).toEqual(['2', '3', '4', '5']);
    });

    it('a record is found by its unique values, however they are written', async () => {
      await storeBooks([book('1', { section: 'A', callNumber: 'x 1' }), book('2')]);
      const lookUp = (values: Partial<Pick<Book, 'section'>> & { callNumber: string }) =>
        inNorth((db) => db.find('books', values));
      expect((await lookUp({ callNumber: 'X  1', section: 'a' }))?.id).toBe('1');
      expect(await lookUp({ callNumber: 'x 2', section: 'A' })).toBeUndefined();
      await expect(lookUp({ callNumber: 'x 1' })).rejects.toThrow(RangeError);
    });

    it('the store lets one of two writers of a unique value succeed', async () => {
      const results = await Promise.allSettled([
        storeBooks([book('1', { section: 'A', callNumber: 'x' })]),
        storeBooks([book('2', { section: 'A', callNumber: 'x' })]),
      ]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await count()).toBe(1);
    });

    it('a value of another type than its field is rejected', async () => {
      const wrong = book('1', { pages: '7' as unknown as number });
      await expect(storeBooks([wrong])).rejects.toThrow('Expected a number in pages, found "7".');
    });

    it.each(['a\u0000', '\ud800'])(
      'a text that databases cannot store is rejected: %j',
      async (text) => {
        await expect(storeBooks([book('1', { title: text })])).rejects.toThrow(TypeError);
        await expect(storeBooks([book('1', { tags: [text] })])).rejects.toThrow(TypeError);
        expect(await count()).toBe(0);
      },
    );

    it('appended records get increasing numbers, and none of a failed transaction', async () => {
      const visit = () =>
        store.transaction('write', (tx) =>
          tx.tenant('north').append('visits', (sequence) => ({ id: `v${sequence}`, sequence })),
        );
      expect((await visit()).sequence).toBe(1);
      const failing = store.transaction('write', async (tx) => {
        await tx.tenant('north').append('visits', (sequence) => ({ id: `v${sequence}`, sequence }));
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      const rest = await Promise.all([visit(), visit()]);
      expect(rest.map(({ sequence }) => sequence)).toEqual([2, 3]);
      await store.transaction('write', (tx) => tx.tenant('north').remove('visits', 'v3'));
      expect(await visit()).toEqual({ id: 'v4', sequence: 4 });
      expect(await inNorth((db) => db.get('visits', 'v4'))).toEqual({ id: 'v4', sequence: 4 });
    });

    it('a record is taken once', async () => {
      await storeBooks([book('1')]);
      const take = () => store.transaction('write', (tx) => tx.tenant('north').take('books', '1'));
      const found = await Promise.all([take(), take()]);
      expect(found.filter((each) => each !== undefined)).toEqual([book('1')]);
      expect(await count()).toBe(0);
    });

    it('computed fields follow the record itself and those that they come from', async () => {
      const readers = (id: string, called: string) =>
        store.transaction('write', (tx) => tx.tenant('north').put('readers', { id, name: called }));
      const borrowed = async () => (await get('1'))?.readerName;
      await readers('r1', 'Ada');
      await storeBooks([book('1', { readerId: 'r1', readerName: 'a claim' })]);
      expect(await borrowed()).toBe('Ada');
      await readers('r1', 'Ada L.');
      expect(await borrowed()).toBe('Ada L.');
      expect(await getIds({ contains: [{ fields: ['readerName'], text: 'ada l' }] })).toEqual([
        '1',
      ]);
      await store.transaction('write', async (tx) => {
        await tx.tenant('north').put('readers', { id: 'r2', name: 'Bo' });
        await tx.tenant('north').put('books', book('1', { readerId: 'r2' }));
        await tx.tenant('north').put('readers', { id: 'r2', name: 'Bob' });
      });
      expect(await borrowed()).toBe('Bob');
      await store.transaction('write', (tx) => tx.tenant('north').remove('readers', 'r2'));
      expect(await borrowed()).toBeNull();
    });

    it('a transaction finds its own changes on a page', async () => {
      await storeBooks([book('1', { title: 'One' })]);
      const seen = await store.transaction('write', async (tx) => {
        await tx.tenant('north').put('books', book('1', { title: 'Two' }));
        const query = { contains: [{ fields: ['title'] as const, text: 'o' }] };
        return (await tx.tenant('north').page('books', query)).rows.map(({ title }) => title);
      });
      expect(seen).toEqual(['Two']);
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
