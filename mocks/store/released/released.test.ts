import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseOpenError, openSqliteStore } from '../sqlite.ts';
import { worldSchema, type World } from '../world.ts';
import type { Store } from '../store.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-released-'));
  file = join(folder, 'world.db');
  const db = new DatabaseSync(file);
  db.exec(readFileSync(new URL('./world-12.sql', import.meta.url), 'utf8'));
  db.close();
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const vendorNames = ['Alder Supplies', 'Cobalt Hardware', 'Hazel Interiors'];

/** The vendors in the file, as another program sees them. */
function readVendorNames(): string[] {
  const db = new DatabaseSync(file);
  const rows = db.prepare('SELECT f_name AS name FROM vendors ORDER BY f_name').all();
  db.close();
  return rows.map(({ name }) => String(name));
}

/** The store, or null if the file is rejected because of its version. */
function openWorld(): Store<World> | null {
  try {
    return openSqliteStore(worldSchema, { file });
  } catch (error) {
    if (error instanceof DatabaseOpenError && /another layout/.test(error.message)) return null;
    throw error;
  }
}

/**
 * The vendors that a server knows after it has opened the file; those in the file if it cannot open
 * it.
 */
async function listVendorNames(store: Store<World> | null): Promise<string[]> {
  if (!store) return readVendorNames();
  const vendors = await store.transaction('read', (tx) => tx.tenant('aster').query('vendors'));
  store.close();
  await new Promise((resolve) => setImmediate(resolve));
  return vendors.map(({ name }) => name).toSorted();
}

it('a database written by version 12 loses no record when this server opens it', async () => {
  expect(await listVendorNames(openWorld())).toEqual(vendorNames);
  expect(readVendorNames()).toEqual(vendorNames);
});

it('a database written by version 12 is rejected by a server of another version', () => {
  const other = { ...worldSchema, version: 1000 };
  expect(() => openSqliteStore(other, { file })).toThrow(
    'expects version 1000, the file has version 12.',
  );
  expect(readVendorNames()).toEqual(vendorNames);
});
