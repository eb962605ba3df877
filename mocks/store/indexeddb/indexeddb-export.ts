import { openDB } from 'idb';

/** The full content of a database as JSON: its version, and the records of each object store. */
export async function exportDatabase(name: string): Promise<string> {
  const db = await openDB(name);
  try {
    const stores: Record<string, unknown[]> = {};
    for (const store of Array.from(db.objectStoreNames)) stores[store] = await db.getAll(store);
    return JSON.stringify({ name, version: db.version, stores });
  } finally {
    db.close();
  }
}
