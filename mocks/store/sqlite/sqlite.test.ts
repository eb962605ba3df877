import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { book, librarySchema, type Library } from '../library.fixtures.ts';
import { DatabaseOpenError, openSqliteStore } from './sqlite.ts';
import type { Schema, Store } from '../store.ts';
import { storeSuite } from '../store.suite.ts';

let folder: string;
let files = 0;
const newFile = () => join(folder, `library-${(files += 1)}.db`);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-store-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

storeSuite('SQLite in a file', (schema) => openSqliteStore(schema, { file: newFile() }));
storeSuite('SQLite in memory', (schema) => openSqliteStore(schema, { file: ':memory:' }));

const opened: Store<Library>[] = [];

afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});

async function open(
  file: string,
  schema = librarySchema,
  rebuild = false,
): Promise<Store<Library>> {
  const store = await openSqliteStore(schema, { file, rebuild });
  opened.push(store);
  return store;
}

/** Closes a store and waits until it has released its file. */
async function close(store: Store<Library>): Promise<void> {
  store.close();
  await new Promise((resolve) => setImmediate(resolve));
}

const storeBook = (store: Store<Library>, id: string) =>
  store.transaction('write', ({ tenant }) => tenant('north').put('books', book(id)));
const getIds = async (store: Store<Library>) => {
  const query = { where: { author: 'Aphra' } };
  const found = await store.transaction('read', (tx) => tx.tenant('north').query('books', query));
  return found.map(({ id }) => id);
};

describe('SQLite: persistence', () => {
  it('the SQLite store persists after reopening', async () => {
    const file = newFile();
    const first = await open(file);
    await storeBook(first, '1');
    await close(first);
    expect(await getIds(await open(file))).toEqual(['1']);
  });

  it('the SQLite store has a write on the disk when it resolves, without being closed', async () => {
    const file = newFile();
    await storeBook(await open(file), '1');
    expect(await getIds(await open(file))).toEqual(['1']);
    const store = new DatabaseSync(file);
    expect(store.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    store.close();
  });

  it('the SQLite store separates and sorts values that differ only in code units beyond those of UTF-8', async () => {
    const ids = ['\u0001', 'a', '\ud7fe', '\ud7ff', '😀', '🤔', '\ue000', '\uffff'];
    const store = await open(newFile());
    for (const id of ids.toReversed()) await storeBook(store, id);
    expect(await getIds(store)).toEqual(ids);
  });

  it('the SQLite store lets other requests run during a large write', async () => {
    const store = await open(newFile());
    let turns = 0;
    const counting = setInterval(() => (turns += 1));
    await store.transaction('write', async ({ tenant }) => {
      for (let at = 0; at < 20_000; at += 1) await tenant('north').put('books', book(`${at}`));
    });
    clearInterval(counting);
    expect(turns).toBeGreaterThan(2);
  });

  it('a long read holds up neither other reads nor writes', async () => {
    const store = await open(newFile());
    await store.transaction('write', async ({ tenant }) => {
      for (let at = 0; at < 20_000; at += 1) await tenant('north').put('books', book(`${at}`));
    });
    const ended: string[] = [];
    const run = async (name: string, work: Promise<unknown>) => {
      await work;
      ended.push(name);
    };
    await Promise.all([
      run(
        'all records',
        store.transaction('read', ({ tenant }) => tenant('north').query('books')),
      ),
      run(
        'one record',
        store.transaction('read', ({ tenant }) => tenant('north').get('books', '7')),
      ),
      run('a write', storeBook(store, 'new')),
    ]);
    expect(ended.at(-1)).toBe('all records');
  });

  it('a read transaction sees one state, whatever is written in the meantime', async () => {
    const store = await open(newFile());
    await storeBook(store, '1');
    const counts = await store.transaction('read', async ({ tenant }) => {
      const before = await tenant('north').count('books');
      await storeBook(store, '2');
      return [before, await tenant('north').count('books')];
    });
    expect(counts).toEqual([1, 1]);
    expect(await getIds(store)).toEqual(['1', '2']);
  });

  it('more reads than there are connections wait for one', async () => {
    const store = await open(newFile());
    await storeBook(store, '1');
    const found = await Promise.all(Array.from({ length: 50 }, () => getIds(store)));
    expect(found).toEqual(Array.from({ length: 50 }, () => ['1']));
  });

  it('the SQLite store does not take NaN for null', async () => {
    const store = await open(newFile());
    await store.transaction('write', async ({ tenant }) => {
      await tenant('north').put('books', book('1'));
    });
    const count = (pages: number | number[]) =>
      store.transaction('read', (tx) => tx.tenant('north').count('books', { pages }));
    expect(await count(Number.NaN)).toBe(0);
    expect(await count([Number.NaN, 100])).toBe(1);
  });

  it('the SQLite store accepts lists of any length', async () => {
    const store = await open(newFile());
    await storeBook(store, '7');
    const id = Array.from({ length: 5000 }, (_, at) => `${at}`);
    const found = store.transaction('read', (tx) => tx.tenant('north').count('books', { id }));
    expect(await found).toBe(1);
  });
});

describe('SQLite: indexes', () => {
  it('the SQLite indexes are used by the queries that they are for', async () => {
    const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const file = newFile();
    const store = await open(file);
    await store.transaction('read', async (tx) => {
      const where = { author: 'Aphra', pages: { from: 10 } };
      await tx.tenant('north').query('books', { where, order: { by: 'pages' }, limit: 5 });
      await tx.tenant('north').count('books', { author: 'Aphra' });
      await tx.tenant('north').query('books', { where: { id: ['1', '2'] } });
    });
    const requested = prepare.mock.calls.map(([sql]) => sql).filter((sql) => / WHERE /.test(sql));
    prepare.mockRestore();
    const plain = new DatabaseSync(file);
    const plans = requested
      .filter((sql) => sql.includes('"books"'))
      .map((sql) => plain.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...nulls(sql)))
      .map((steps) => steps.map(({ detail }) => detail));
    plain.close();
    expect(plans).toEqual([
      [
        'SEARCH books USING COVERING INDEX books:author+pages (scope=? AND f_author=? AND f_pages>?)',
      ],
      ['SEARCH books USING COVERING INDEX books:author+pages (scope=? AND f_author=?)'],
      [
        'SEARCH books USING PRIMARY KEY (scope=? AND id=?)',
        'LIST SUBQUERY 1',
        'SCAN json_each VIRTUAL TABLE INDEX 1:',
      ],
    ]);
  });
});

const nulls = (sql: string) => Array.from(sql.matchAll(/\?/g), () => null);

describe('a SQLite database of another layout', () => {
  const { version } = librarySchema;
  const newer: Schema<Library> = { ...librarySchema, version: version + 1 };
  const other: Schema<Library> = {
    ...librarySchema,
    collections: {
      ...librarySchema.collections,
      readers: { fields: { name: 'name' }, indexes: [['name']] },
    },
  };

  it.each([
    ['an older version', librarySchema, newer, `has version ${version}`],
    ['a newer version', newer, librarySchema, `has version ${version + 1}`],
    ['fewer columns', librarySchema, other, 'lacks TABLE "readers"'],
    ['more columns', other, librarySchema, 'lacks TABLE "readers"'],
  ])(
    'a SQLite database is neither opened nor changed when it has %s',
    async (_of, before, after, found) => {
      const file = newFile();
      const store = await open(file, before);
      await storeBook(store, '1');
      await close(store);
      const bytes = readFileSync(file);
      await expect(open(file, after)).rejects.toThrow(
        new DatabaseOpenError(
          `${file} has another layout: this server expects version ${after.version}, the file ` +
            `${found}. It was left as it is. Start the server that wrote it, name another file ` +
            'with --db, or empty this one and fill it with demo data with --rebuild.',
        ),
      );
      expect(readFileSync(file)).toEqual(bytes);
      expect(await getIds(await open(file, before))).toEqual(['1']);
    },
  );

  it.each([
    ['an index that was dropped', 'DROP INDEX "books:author+pages"', 'lacks INDEX'],
    ['a table that was added', 'CREATE TABLE more (a)', 'has table "more", too'],
    ['an index that was added', 'CREATE INDEX more ON books (f_title)', 'has index "more", too'],
  ])('a SQLite database is not opened when it has %s', async (_of, sql, found) => {
    const file = newFile();
    await close(await open(file));
    const plain = new DatabaseSync(file);
    plain.exec(sql);
    plain.close();
    await expect(open(file)).rejects.toThrow(found);
  });

  it.each([newer, librarySchema])(
    'a SQLite database is emptied only by a rebuild',
    async (after) => {
      const file = newFile();
      const store = await open(file);
      await storeBook(store, '1');
      await close(store);
      const rebuilt = await open(file, after, true);
      expect(await getIds(rebuilt)).toEqual([]);
      await storeBook(rebuilt, '2');
      await close(rebuilt);
      expect(await getIds(await open(file, after))).toEqual(['2']);
    },
  );

  it('a SQLite database of another program is not rebuilt', async () => {
    const file = newFile();
    const foreign = new DatabaseSync(file);
    foreign.exec('CREATE TABLE theirs (a)');
    foreign.close();
    await expect(open(file, librarySchema, true)).rejects.toThrow(
      'is a database of another program.',
    );
  });
});

describe('SQLite: open errors', () => {
  it('the SQLite store leaves a file that is not a database unchanged', async () => {
    const file = newFile();
    const text = 'My thesis. '.repeat(100);
    writeFileSync(file, text);
    await expect(open(file)).rejects.toThrow(new DatabaseOpenError(`${file} is not a database.`));
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('the SQLite store leaves the database of another program unchanged', async () => {
    const file = newFile();
    const foreign = new DatabaseSync(file);
    foreign.exec('CREATE TABLE theirs (a); INSERT INTO theirs VALUES (1)');
    foreign.close();
    const before = readFileSync(file);
    await expect(open(file)).rejects.toThrow(`${file} is a database of another program.`);
    expect(readFileSync(file)).toEqual(before);
  });

  it('the SQLite store reports that a file is damaged', async () => {
    const file = newFile();
    const store = await open(file);
    await storeBook(store, '1');
    await close(store);
    const bytes = readFileSync(file);
    bytes.fill(0xff, 100, 4096);
    writeFileSync(file, bytes);
    await expect(open(file)).rejects.toThrow(
      `${file} is damaged: restore a copy, or delete it to start with new demo data.`,
    );
  });

  it('the SQLite store reports that a folder does not exist', async () => {
    const file = join(folder, 'nowhere', 'a.db');
    await expect(open(file)).rejects.toThrow(
      `${file} cannot be opened: unable to open database file.`,
    );
  });
});
