import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

type Db = Scope<World>;
type Stored = Readonly<Record<string, unknown>>;

const tracked = [
  'engagements',
  'engagementStages',
  'engagementActivities',
  'activityNotes',
  'activityDocs',
  'activityActions',
  'templateStages',
  'templateActivities',
] as const;

export type TrackedName = (typeof tracked)[number];

/** A record before the first write of a call, and after the last one; undefined where there is none. */
export interface Write {
  name: TrackedName;
  id: string;
  before: Stored | undefined;
  after: Stored | undefined;
}

const isTracked = (name: keyof World): name is TrackedName =>
  (tracked as readonly string[]).includes(name);

/** The same records, but writes of engagements and of their template are noted. */
export function observeWrites(db: Db, writes: Map<string, Write>): Db {
  const note = async (name: keyof World, id: string, record: object | undefined) => {
    if (!isTracked(name)) return;
    const key = `${name} ${id}`;
    const known = writes.get(key);
    const before = known ? known.before : toStored(await db.get(name, id));
    const after = toStored(record);
    if (before || after || known) writes.set(key, { name, id, before, after });
  };
  const put: Db['put'] = async (name, record) => {
    await note(name, record.id, record);
    return db.put(name, record);
  };
  const remove: Db['remove'] = async (name, id) => {
    await note(name, id, undefined);
    return db.remove(name, id);
  };
  const take: Db['take'] = async (name, id) => {
    await note(name, id, undefined);
    return db.take(name, id);
  };
  return { ...toScope(db), put, remove, take };
}

/** The methods of a scope, which may be those of a class. */
const toScope = (db: Db): Db => ({
  get: (name, id) => db.get(name, id),
  getMany: (name, ids) => db.getMany(name, ids),
  find: (name, values) => db.find(name, values),
  query: (name, query) => db.query(name, query),
  page: (name, query) => db.page(name, query),
  count: (name, where) => db.count(name, where),
  groups: (name, grouping) => db.groups(name, grouping),
  put: (name, record) => db.put(name, record),
  append: (name, build) => db.append(name, build),
  remove: (name, id) => db.remove(name, id),
  take: (name, id) => db.take(name, id),
});

const toStored = (record: object | undefined): Stored | undefined => record && { ...record };
