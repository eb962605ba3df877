import { foundOr404, idFree } from '../../core/records/records.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import type { Scope } from '../../store/store.ts';
import type { Versioned } from '../../store/versioned.ts';
import type { Person, World } from '../../store/world.ts';

/** Collections of versioned records that administrators add, change and delete. */
export type CollectionName =
  | 'holidays'
  | 'valueLists'
  | 'pages'
  | 'scripts'
  | 'calendarEvents'
  | 'videos';

interface Change {
  db: Scope<World>;
  person: Person;
  clock: { now(): number };
}

/** Adds a record as version 1. 409 when its id is taken. */
export async function addRecord<Name extends CollectionName>(
  call: Change,
  name: Name,
  record: Omit<World[Name], keyof Versioned> & { id: string },
): Promise<World[Name]> {
  idFree(await call.db.get(name, record.id));
  const made = created(record, call) as World[Name];
  await call.db.put(name, made);
  return made;
}

/** The record with this id. 404 when there is none. */
export async function getRecord<Name extends CollectionName>(
  db: Scope<World>,
  name: Name,
  id: string,
): Promise<World[Name]> {
  return foundOr404(await db.get(name, id), 'recordUnknown');
}

/** Changes a record. 404 when there is none, 409 when the caller sends an older version. */
export async function changeRecord<Name extends CollectionName>(
  call: Change,
  name: Name,
  { id, version, ...changes }: { id: string; version?: number } & Partial<World[Name]>,
): Promise<World[Name]> {
  const before: World[Name] & Versioned = await getRecord(call.db, name, id);
  checkVersion(before, version);
  const after: World[Name] = changed(before, changes as Partial<World[Name] & Versioned>, call);
  await call.db.put(name, after);
  return after;
}

/** Deletes a record. 404 when there is none. */
export async function deleteRecord(
  db: Scope<World>,
  name: CollectionName,
  id: string,
): Promise<void> {
  await getRecord(db, name, id);
  await db.remove(name, id);
}

/** A record for a response: of its change metadata, only the version. */
export function plain<R extends Versioned>(record: R) {
  const { changedByName: _by, changedOn: _on, changedFields: _fields, ...shown } = record;
  return shown;
}
