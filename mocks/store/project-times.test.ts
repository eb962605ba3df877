import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../seed/random.ts';
import { openIndexedDbStore } from './indexeddb/indexeddb.ts';
import { createMemoryStore } from './memory.ts';
import { openSqliteStore } from './sqlite/sqlite.ts';
import type { Scope, Store, Transaction } from './store.ts';
import { worldSchema } from '../schema/world-schema.ts';
import type { EntryRecord, World } from './world.ts';
import { addedUp, readTimes } from './project-times.fixtures.ts';

const stores: [string, () => Promise<Store<World>>][] = [
  ['in memory', async () => createMemoryStore(worldSchema)],
  ['in IndexedDB', () => openIndexedDbStore(worldSchema, { name: 'project-times' })],
  ['in SQLite', async () => openSqliteStore(worldSchema, { file: ':memory:' })],
];

const random = createRandom(20260311);

/** An entry from a small set of ids, projects and minutes, so that entries often collide. */
function anyEntry(): EntryRecord {
  const start = Date.parse('2026-03-11T08:00:00Z') + random.between(0, 600) * 60_000;
  const length = random.between(-1, 90) * 61_500;
  return {
    id: `${random.between(1, 30)}`,
    employeeId: 'employee-ben',
    startTime: new Date(start).toISOString(),
    endTime: random.between(1, 5) === 1 ? null : new Date(start + length).toISOString(),
    description: '',
    projectId: random.pick([null, 'design', 'billing', 'icons']),
    taskId: null,
    entryAtWork: false,
    version: 1,
  };
}

const write = (db: Scope<World>): Promise<void> =>
  random.between(1, 4) === 1
    ? db.remove('entries', `${random.between(1, 30)}`)
    : db.put('entries', anyEntry());

/** Some actions one after another, and some at once. */
async function writeAll({ tenant }: Transaction<World>): Promise<void> {
  for (let done = 0; done < random.between(1, 4); done += 1) {
    await Promise.all(Array.from({ length: random.between(1, 6) }, () => write(tenant('north'))));
  }
  await write(tenant('south'));
}

describe.each(stores)('times of projects %s', (_, open) => {
  it('the project times always match the entries of their projects, whatever is written', async () => {
    const store = await open();
    for (let round = 0; round < 60; round += 1) {
      const isUndone = random.between(1, 5) === 1;
      const ended = await store
        .transaction('write', async (tx) => {
          await writeAll(tx);
          if (isUndone) throw new Error('undone');
          return 'stored';
        })
        .catch((error: unknown) => String(error));
      expect(ended).toBe(isUndone ? 'Error: undone' : 'stored');
      for (const tenantId of ['north', 'south']) {
        const [stored, full] = await store.transaction('read', async ({ tenant }) => [
          await readTimes(tenant(tenantId)),
          await addedUp(tenant(tenantId)),
        ]);
        expect(stored, `round ${round}`).toEqual(full);
      }
    }
    store.close();
  });
});
