import type { Clock } from '../../clock.ts';
import type { Query, Scope } from '../../store/store.ts';
import type { Versioned } from '../../store/versioned.ts';
import type { Person, World } from '../../store/world.ts';
import type { MessageKey } from '../../core/messages/index.ts';
import { foundOr404, idFree } from '../../core/records/records.ts';
import { changed, checkVersion, created, shown } from '../../core/records/versions.ts';

type Db = Scope<World>;

/** The collections that can be catalogs: named records with versions. */
type Catalogue = {
  [Name in keyof World]: World[Name] extends Versioned & { name: string } ? Name : never;
}[keyof World];

/** A call that changes a catalog. */
interface Change {
  db: Db;
  person: Person;
  clock: Clock;
}

/** The common operations of a catalog; `unknown` is the message for a missing record. */
export function createCatalogue<Name extends Catalogue>(collection: Name, unknown: MessageKey) {
  type StoredRecord = World[Name];
  type Fields = Omit<StoredRecord, 'id' | keyof Versioned>;
  // TypeScript does not see that every catalog has a name.
  const byName = { order: { by: 'name' } } as Query<StoredRecord>;

  const find = async (db: Db, id: string): Promise<StoredRecord> =>
    foundOr404(await db.get(collection, id), unknown);

  return {
    /** All records by name, in the form of a response. */
    list: async (db: Db) => (await db.query(collection, byName)).map(shown<StoredRecord>),

    /** One record in the form of a response. 404. */
    read: async (db: Db, id: string) => shown(await find(db, id)),

    /** Adds a record as version 1. 409 when its id is taken. */
    async add(call: Change, id: string, parseFields: (id: string) => Promise<Fields>) {
      idFree(await call.db.get(collection, id));
      const record = created({ id, ...(await parseFields(id)) }, call) as StoredRecord;
      await call.db.put(collection, record);
      return shown(record);
    },

    /**
     * Changes a record to its next version. 404, and 409 when the caller sends an older version.
     */
    async change(
      call: Change,
      { id, version }: { id: string; version?: number },
      parseFields: (id: string) => Promise<Fields>,
    ) {
      const before: StoredRecord & Versioned = await find(call.db, id);
      checkVersion(before, version);
      const after: StoredRecord = changed(
        before,
        (await parseFields(id)) as Partial<StoredRecord & Versioned>,
        call,
      );
      await call.db.put(collection, after);
      return shown(after);
    },

    /** 404. */
    async remove(db: Db, id: string): Promise<void> {
      await find(db, id);
      await db.remove(collection, id);
    },
  };
}
