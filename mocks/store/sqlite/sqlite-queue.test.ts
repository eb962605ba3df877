import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TransactionQueue } from './sqlite-queue.ts';
import { Connection } from './sqlite-connection.ts';

/** A connection that reports each statement before it runs, and may fail there. */
class Watched extends Connection {
  readonly requested: string[] = [];
  onStatement: (sql: string) => void = () => undefined;

  override prepare(sql: string): StatementSync {
    this.requested.push(sql);
    this.onStatement(sql);
    return super.prepare(sql);
  }

  get commits(): number {
    return this.requested.filter((sql) => sql === 'COMMIT').length;
  }
}

let folder: string;
let connection: Watched;
let queue: TransactionQueue;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-queue-'));
  const db = new DatabaseSync(join(folder, 'a.db'));
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE notes (id TEXT PRIMARY KEY)');
  connection = new Watched(db);
  queue = new TransactionQueue(connection);
});

afterEach(() => {
  connection.db.close();
  rmSync(folder, { recursive: true, force: true });
});

const put = (id: string) => connection.db.prepare('INSERT INTO notes VALUES (?)').run(id);
const idsIn = (db: DatabaseSync) =>
  db
    .prepare('SELECT id FROM notes ORDER BY id')
    .all()
    .map(({ id }) => String(id));

const writeRow = (id: string) => queue.run('write', async () => void put(id));

/** The content of the file as another process currently sees it. */
function readStored(): string[] {
  const other = new DatabaseSync(join(folder, 'a.db'));
  const ids = idsIn(other);
  other.close();
  return ids;
}

describe('queued SQLite writes', () => {
  it('queued writes are committed together, and each is stored', async () => {
    const ids = Array.from({ length: 20 }, (_, at) => `${at + 10}`);
    await Promise.all(ids.map(writeRow));
    expect(connection.commits).toBe(1);
    expect(readStored()).toEqual(ids);
  });

  it('queued writes are committed in groups of a bounded size', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, at) => writeRow(`${at}`)));
    expect(connection.commits).toBe(4);
    expect(readStored()).toHaveLength(100);
  });

  it.each([0, 1, 2])(
    'queued writes are rolled back one by one: the one at position %i fails',
    async (source) => {
      const works = ['a', 'b', 'c'].map((id, at) =>
        queue.run('write', async () => {
          put(id);
          if (at === source) throw new RangeError('changed my mind');
        }),
      );
      const outcomes = await Promise.allSettled(works);
      const isRejected = outcomes.map(({ status }) => status === 'rejected');
      expect(isRejected).toEqual([0, 1, 2].map((at) => at === source));
      expect(readStored()).toEqual(['a', 'b', 'c'].filter((_, at) => at !== source));
    },
  );
});

describe('the result of a queued write', () => {
  it('the result of a write or of a read that may have seen it comes after the commit', async () => {
    const order: string[] = [];
    connection.onStatement = (sql) => {
      if (sql === 'COMMIT') order.push(`commit, with ${readStored().length} kept before`);
    };
    const pendingRead = () => queue.run('read', async () => idsIn(connection.db).join());
    await Promise.all([
      writeRow('a').then(() => order.push(`written, with ${readStored().length} kept`)),
      pendingRead().then((ids) => order.push(`read ${ids}, with ${readStored().length} kept`)),
    ]);
    expect(order).toEqual([
      'commit, with 0 kept before',
      'written, with 1 kept',
      'read a, with 1 kept',
    ]);
  });

  it('a failed commit rejects all writes of its group, and stores nothing', async () => {
    connection.onStatement = (sql) => {
      if (sql === 'COMMIT') throw new Error('database or disk is full');
    };
    const pendingRead = queue.run('read', async () => idsIn(connection.db));
    const works = [writeRow('a'), writeRow('b'), pendingRead];
    for (const outcome of await Promise.allSettled(works)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: /disk is full/ } });
    }
    connection.onStatement = () => undefined;
    expect(readStored()).toEqual([]);
    await writeRow('c');
    expect(readStored()).toEqual(['c']);
  });

  it('a failed write rejects all that SQLite has rolled back with it', async () => {
    connection.onStatement = (sql) => {
      if (sql !== 'RELEASE job') return;
      // A page that cannot be written: SQLite then rolls back the full transaction by itself.
      connection.db.exec('ROLLBACK');
      throw new Error('disk I/O error');
    };
    const [first, second] = await Promise.allSettled([writeRow('a'), writeRow('b')]);
    expect(first).toMatchObject({ reason: { message: 'The transaction was undone.' } });
    expect(second).toMatchObject({ reason: { message: 'disk I/O error' } });
    connection.onStatement = () => undefined;
    expect(readStored()).toEqual([]);
    await writeRow('c');
    expect(readStored()).toEqual(['c']);
  });

  it('a full storage is reported to all of a group, and the next write is stored', async () => {
    const limit = (pages: number) =>
      connection.db.prepare(`PRAGMA max_page_count = ${pages}`).get();
    limit(1);
    const works = [writeRow('a'), writeRow('x'.repeat(100_000)), writeRow('b')];
    const outcomes = await Promise.allSettled(works);
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(failed.length).toBeGreaterThan(0);
    for (const { reason } of failed) {
      expect(reason).toMatchObject({ name: 'StoreUnavailable', reason: 'full' });
    }
    const stored = ['a', 'b'].filter((_id, at) => outcomes[at * 2]?.status === 'fulfilled');
    expect(readStored()).toEqual(stored);
    limit(1_000_000);
    await writeRow('c');
    expect(readStored()).toEqual([...stored, 'c']);
  });

  it('a database is reported as busy when another process writes', async () => {
    connection.db.exec('PRAGMA busy_timeout = 0');
    const other = new DatabaseSync(join(folder, 'a.db'));
    other.exec('BEGIN IMMEDIATE');
    await expect(writeRow('a')).rejects.toMatchObject({ name: 'StoreUnavailable', reason: 'busy' });
    other.close();
    await writeRow('b');
    expect(readStored()).toEqual(['b']);
  });

  it('a transaction that cannot start is rejected, and the next one is tried again', async () => {
    connection.onStatement = (sql) => {
      if (sql === 'BEGIN IMMEDIATE') throw new Error('database is locked');
    };
    await expect(writeRow('a')).rejects.toThrow('database is locked');
    connection.onStatement = () => undefined;
    await writeRow('b');
    expect(readStored()).toEqual(['b']);
  });
});
