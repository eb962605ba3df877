import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { openIndexedDbStore } from '../../store/indexeddb/indexeddb.ts';
import { worldSchema } from '../world-schema.ts';

/** The collections and indexes of version 16. Released; do not edit. */
const released = JSON.parse(readFileSync(new URL('./world-16.json', import.meta.url), 'utf8')) as {
  version: number;
  indexes: Record<string, string[][]>;
};

const vendor = { scope: 'aster', record: { id: '1', name: 'Alder Supplies' } };

/** A database as version 16 wrote it, with one vendor. */
async function writeReleased(name: string): Promise<void> {
  const db = await openDB(name, released.version, {
    upgrade: (made) => {
      made.createObjectStore('gaps');
      for (const [collection, indexes] of Object.entries(released.indexes)) {
        const store = made.createObjectStore(collection, { keyPath: ['scope', 'record.id'] });
        for (const fields of indexes) {
          store.createIndex(fields.join('+'), [
            'scope',
            ...fields.map((field) => `record.${field}`),
          ]);
        }
      }
    },
  });
  await db.put('vendors', vendor);
  db.close();
}

it('browser data written by version 16 are brought to this version with all of their records', async () => {
  const name = 'released';
  await writeReleased(name);
  const store = await openIndexedDbStore(worldSchema, { name });
  const found = await store.transaction('read', (tx) =>
    tx.tenant('aster').page('vendors', {
      contains: [{ fields: ['name'], text: 'alder' }],
      order: { by: 'name' },
    }),
  );
  store.close();
  expect(found).toEqual({ rows: [vendor.record], total: 1 });
});

it('browser data written by version 16 are not opened by another version', async () => {
  const name = 'released-other';
  await writeReleased(name);
  const schema = { ...worldSchema, version: 1000, migrations: [] };
  await expect(openIndexedDbStore(schema, { name })).rejects.toMatchObject({
    reason: 'outdated',
    expected: 1000,
    found: 16,
  });
  const after = await openDB(name);
  expect([after.version, await after.getAll('vendors')]).toEqual([16, [vendor]]);
  after.close();
});
