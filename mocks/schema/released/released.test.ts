import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseOpenError, openSqliteStore } from '../../store/sqlite/sqlite.ts';
import { migrations } from '../world-migrations.ts';
import { worldSchema } from '../world-schema.ts';
import type { World } from '../../store/world.ts';
import type { Store } from '../../store/store.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-released-'));
  file = join(folder, 'world.db');
  const db = new DatabaseSync(file);
  db.exec(readFileSync(new URL('./world-16.sql', import.meta.url), 'utf8'));
  db.close();
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The records of a table in the file, as another program sees them. */
function readTable(path: string, name: string): Record<string, unknown>[] {
  const db = new DatabaseSync(path);
  // The present version keeps the records of large collections in tables of their own.
  const own = db.prepare('SELECT name FROM sqlite_schema WHERE name = ?').get(`${name}:records`);
  const table = own ? `${name}:records` : name;
  const rows = db.prepare(`SELECT scope, record FROM "${table}" ORDER BY scope, id`).all();
  db.close();
  return rows.map(({ scope, record }) => ({ scope, ...JSON.parse(String(record)) }));
}

const tables = ['vendors', 'entries', 'assets', 'employees', 'menus', 'notifications', 'roles'];

/** Closes a store, and waits until it has released the file. */
async function close(store: Store<World>): Promise<void> {
  store.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
}

it('a database written by version 16 is brought to this version with all of its records', async () => {
  const before = tables.map((name) => readTable(file, name));
  expect(before.every(({ length }) => length > 0)).toBe(true);
  const store = await openSqliteStore(worldSchema, { file });
  await close(store);
  const after = tables.map((name) => readTable(file, name));
  expect(after).toMatchObject(before);
  const again = await openSqliteStore(worldSchema, { file });
  const vendors = await again.transaction('read', (tx) =>
    tx.tenant('aster').query('vendors', { order: { by: 'name' } }),
  );
  expect(vendors.length).toBe(before[0]?.length);
  await close(again);
});

it('the questions of reviews take a text, since version 16 has no other kind of answer', async () => {
  await close(await openSqliteStore(worldSchema, { file }));
  const defaults = { answerKind: 'Text', choices: [], sectionName: '', helpText: '' };
  const [form] = readTable(file, 'reviewForms');
  expect(form?.['questions']).toContainEqual(expect.objectContaining(defaults));
  expect(readTable(file, 'reviewAnswers')[0]).toMatchObject(defaults);
  const steps = readTable(file, 'reviewCycles').flatMap((cycle) => cycle['steps'] as object[]);
  const first = expect.objectContaining(defaults);
  expect(steps).toContainEqual(
    expect.objectContaining({ questions: expect.arrayContaining([first]) }),
  );
});

it('a database is copied before it is brought to this version', async () => {
  await close(await openSqliteStore(worldSchema, { file }));
  const copy = `${file}.version-16`;
  expect(readTable(copy, 'vendors').length).toBeGreaterThan(0);
  const db = new DatabaseSync(copy);
  expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 16 });
  db.close();
});

it('a database stays as it is if a step fails', async () => {
  const before = readTable(file, 'vendors');
  const failing: typeof worldSchema = {
    ...worldSchema,
    migrations: [
      {
        to: 17,
        records: {
          vendors: () => {
            throw new Error('no');
          },
        },
      },
      ...migrations.filter(({ to }) => to > 17),
    ],
  };
  await expect(openSqliteStore(failing, { file })).rejects.toThrow('cannot be opened: no.');
  expect(readTable(file, 'vendors')).toEqual(before);
  await close(await openSqliteStore(worldSchema, { file }));
});

it('a database is rejected if the schema has no place for one of its collections', async () => {
  const { vendors: _vendors, ...collections } = worldSchema.collections;
  const schema = { ...worldSchema, collections } as typeof worldSchema;
  await expect(openSqliteStore(schema, { file })).rejects.toThrow('no collection vendors');
  expect(readTable(file, 'vendors').length).toBeGreaterThan(0);
});

it.each([
  ['newer', { ...worldSchema, version: 15, migrations: [] }, 'expects version 15'],
  ['too old', { ...worldSchema, version: 18, migrations: [{ to: 18 }] }, 'expects version 18'],
])(
  'a database of a version without a way to this one is rejected: %s',
  async (_is, schema, text) => {
    await expect(openSqliteStore(schema, { file })).rejects.toThrow(DatabaseOpenError);
    await expect(openSqliteStore(schema, { file })).rejects.toThrow(
      `${text}, the file has version 16. It was left as it is.`,
    );
    expect(readTable(file, 'vendors').length).toBeGreaterThan(0);
  },
);
