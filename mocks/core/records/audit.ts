import type { components } from '@atrium/contract/generated/types.ts';
import type { Clock } from '../../clock.ts';
import type { Scope } from '../../store/store.ts';
import type { Assignment, Person, TenantUser, World } from '../../store/world.ts';
import { toRecord, type AuditedAction } from './audit-record.ts';
import { audited, isAudited, nameReferences, type AuditedName } from './audited-records.ts';

type Db = Scope<World>;
type AuditChange = components['schemas']['AuditChange'];

/** The author of an entry. */
interface Author {
  person: Pick<Person, 'id' | 'name'>;
  ipAddress: string;
  clock: Clock;
}

type NewEntry = Omit<AuditedAction, 'timestamp' | 'actorId' | 'actor' | 'ipAddress'>;

interface Scopes {
  db: Db;
  platform: Db;
}

/** Adds an entry to the log. */
export async function appendEntry(
  db: Db,
  { person, ipAddress, clock }: Author,
  entry: NewEntry,
): Promise<void> {
  const timestamp = new Date(clock.now()).toISOString();
  const { id: actorId, name: actor } = person;
  await db.append('auditEntries', (sequence) =>
    toRecord(sequence, { ...entry, timestamp, actorId, actor, ipAddress }),
  );
}

/** A record before the call's first write of it, and after the last; undefined for none. */
interface Written {
  name: AuditedName;
  id: string;
  before: object | undefined;
  after: object | undefined;
}

/**
 * Runs a handler and adds an entry for every audited record that it changed, so that no handler can
 * omit one. Runs in the handler's transaction: a rejected call leaves no entry. Source: PRIV-001.
 */
export async function runAudited<Result>(
  author: Author & { tenantId: string },
  { db, platform }: Scopes,
  run: (scopes: Scopes) => Promise<Result>,
): Promise<Result> {
  const written = new Map<string, Written>();
  const access = new Map<string, { before: Assignment | undefined }>();

  /** Notes the state before the first write of a record. */
  async function noteBefore(name: AuditedName, id: string): Promise<Written> {
    const key = `${name}:${id}`;
    const known = written.get(key);
    if (known) return known;
    const before = await db.get(name, id);
    const noted = { name, id, before, after: before };
    written.set(key, noted);
    return noted;
  }

  async function noteAccess(id: string): Promise<void> {
    if (!access.has(id)) access.set(id, { before: await platform.get('assignments', id) });
  }

  const result = await run({
    db: {
      ...db,
      put: async (name, record) => {
        if (isAudited(name)) (await noteBefore(name, record.id)).after = record;
        return db.put(name, record);
      },
      remove: async (name, id) => {
        if (isAudited(name)) (await noteBefore(name, id)).after = undefined;
        return db.remove(name, id);
      },
    },
    platform: {
      ...platform,
      put: async (name, record) => {
        if (name === 'assignments') await noteAccess(record.id);
        return platform.put(name, record);
      },
      remove: async (name, id) => {
        if (name === 'assignments') await noteAccess(id);
        return platform.remove(name, id);
      },
    },
  });
  for (const each of written.values()) {
    const entry = await toEntry({ db, platform }, each);
    if (entry) await appendEntry(db, author, entry);
  }
  for (const [id, { before }] of access) {
    const entry = await toAccessEntry(platform, { id, before, tenantId: author.tenantId });
    if (entry) await appendEntry(db, author, entry);
  }
  return result;
}

/** The entry of a record; null if nothing has changed that the log contains. */
async function toEntry(
  { db, platform }: Scopes,
  { name, id, before, after }: Written,
): Promise<NewEntry | null> {
  const { kind, fields, getName } = audited[name];
  const verb = before === undefined ? 'create' : after === undefined ? 'delete' : 'update';
  const record = after ?? before;
  if (!record) return null;
  const changes: AuditChange[] = [];
  for (const field of fields) {
    const change = await toChange(db, field, { before, after });
    if (change) changes.push(change);
  }
  if (verb === 'update' && changes.length === 0) return null;
  const recordName =
    name === 'tenantUsers' ? await nameUser(platform, id, record) : getName(record);
  return { kind, verb, recordId: id, recordName, changes };
}

/** The name of a user; the invited address until they accept. */
async function nameUser(platform: Db, id: string, user: object): Promise<string> {
  const { invitation } = user as Partial<TenantUser>;
  return invitation?.email ?? (await platform.get('people', id))?.name ?? '';
}

/** A changed property; null if it has not changed. */
async function toChange(
  db: Db,
  field: string,
  { before, after }: Pick<Written, 'before' | 'after'>,
): Promise<AuditChange | null> {
  const [from, to] = [getItems(before, field), getItems(after, field)];
  const isSame = from.length === to.length && from.every((item, at) => item === to[at]);
  if (isSame) return null;
  // The log shows that personal data have changed, and to nobody what they are.
  if (personal.has(field)) return { field, from: [], to: [] };
  const isList = Array.isArray(getValue(before, field) ?? getValue(after, field));
  const removed = isList ? from.filter((item) => !to.includes(item)) : from;
  const added = isList ? to.filter((item) => !from.includes(item)) : to;
  return {
    field,
    from: await nameReferences(db, field, removed),
    to: await nameReferences(db, field, added),
  };
}

const personal: ReadonlySet<string> = new Set(['dateOfBirth', 'phone', 'profileImageUrl']);

const getValue = (record: object | undefined, field: string): unknown =>
  record === undefined ? undefined : (record as Readonly<Record<string, unknown>>)[field];

/** A property as a list of texts: none for an empty value, one for a single value. */
function getItems(record: object | undefined, field: string): string[] {
  const value = getValue(record, field);
  if (value === undefined || value === null || value === '') return [];
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)));
}

/** The entry of a user's access to the tenant, which belongs to the platform. */
async function toAccessEntry(
  platform: Db,
  { id, before, tenantId }: { id: string; before: Assignment | undefined; tenantId: string },
): Promise<NewEntry | null> {
  const after = await platform.get('assignments', id);
  const { personId, invitedUserId } = { ...before, ...after };
  if (personId === undefined || id !== `${personId}:${tenantId}`) return null;
  const [from, to] = [before?.isUserAssigned === true, after?.isUserAssigned === true];
  // An invitation is an entry of its user.
  if (from === to || invitedUserId !== undefined) return null;
  const person = await platform.get('people', personId);
  return {
    kind: 'access',
    verb: 'update',
    recordId: personId,
    recordName: person?.name ?? '',
    changes: [{ field: 'isActive', from: [String(from)], to: [String(to)] }],
  };
}
