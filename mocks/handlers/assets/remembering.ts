import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

/**
 * The same records, with each record and list loaded once: for an operation that requests the same
 * ones thousands of times and changes none of them in the meantime. The results must not be
 * modified.
 */
export function remembering(db: Scope<World>): Scope<World> {
  const records: { [Name in keyof World]?: Map<string, Promise<World[Name] | undefined>> } = {};
  const lists: { [Name in keyof World]?: Map<string, Promise<World[Name][]>> } = {};
  return {
    ...db,
    get: (name, id) => {
      const known = (records[name] ??= new Map());
      return readCached(known, id, () => db.get(name, id));
    },
    query: (name, query) => {
      const known = (lists[name] ??= new Map());
      return readCached(known, JSON.stringify(query ?? {}), async () => {
        const found = await db.query(name, query);
        const byId = (records[name] ??= new Map());
        for (const record of found) byId.set(record.id, Promise.resolve(record));
        return found;
      });
    },
  };
}

function readCached<Found>(
  known: Map<string, Promise<Found>>,
  key: string,
  read: () => Promise<Found>,
): Promise<Found> {
  const found = known.get(key) ?? read();
  known.set(key, found);
  return found;
}
