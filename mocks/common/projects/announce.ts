/** What follows from a call that changes projects: events for their readers, and their history. */
import { publish } from '../../core/requests/feed.ts';
import type { Scope } from '../../store/store.ts';
import type { Person, World } from '../../store/world.ts';
import type { ComputedAccess, Project } from '../../store/world/projects.ts';
import { writeProjectHistory, type ProjectWrite } from './history.ts';

type Db = Scope<World>;
type Stored = Readonly<Record<string, unknown>>;
type Handler = (call: ProjectCall) => Promise<unknown>;

interface ProjectCall {
  db: Db;
  person: Pick<Person, 'name'>;
  clock: { now(): number };
}

/** The fields with the ids of the projects in whose overviews a record is shown. */
const projectFields: Readonly<Record<string, readonly string[]>> = {
  projects: ['id', 'parentId'],
  tasks: ['projectId'],
  projectMembers: ['projectId'],
  projectFiles: ['projectId'],
  projectTags: ['projectId'],
  impediments: ['projectId'],
  subProjectRequests: ['id', 'projectId'],
};

/**
 * Maximum number of projects that one request announces: those of a merged tag may be thousands, and
 * a tenant stores 500 events.
 */
const maximum = 50;

/**
 * Wraps the handlers of an area: after a call has changed projects, or what belongs to them, the
 * hub notifies the people who have access, and those who had it before the call, once for each
 * project, and the project's history notes who changed what. Source: API-042, PROJ-D94.
 */
export const announceProjects = <All extends object>(handlers: All): All =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, handler]: [string, unknown]) => [id, wrap(handler)]),
  ) as All;

function wrap(handler: unknown): unknown {
  if (typeof handler === 'function') return announced(handler as Handler);
  const staged = handler as { before: (call: unknown) => Promise<Handler> };
  return { before: async (call: unknown) => announced(await staged.before(call)) };
}

const announced =
  (handler: Handler): Handler =>
  async (call) => {
    const before = new Map<string, readonly string[]>();
    const writes = new Map<string, ProjectWrite>();
    const response = await handler({ ...call, db: observe(call.db, before, writes) });
    if (before.size === 0) return response;
    const projects = await call.db.getMany('projects', before.keys());
    // A merge of tags may change thousands.
    if (before.size <= maximum) await writeProjectHistory(call, projects, [...writes.values()]);
    await announce(call.db, projects, new Map([...before].slice(0, maximum)));
    return response;
  };

/** Notifies the people with access to projects; `before` are the readers of each before the call. */
async function announce(
  db: Db,
  now: ReadonlyMap<string, Project>,
  before: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const readers = Array.from(before, ([projectId, former]) => ({
    projectId,
    employeeIds: new Set([...former, ...toReaders(now.get(projectId))]),
  }));
  const employeeId = [...new Set(readers.flatMap(({ employeeIds }) => [...employeeIds]))];
  const [users, administrators] = await Promise.all([
    db.query('tenantUsers', { where: { employeeId } }),
    db.query('tenantUsers', { where: { roleType: ['TenantAdmin', 'PlatformAdmin'] } }),
  ]);
  for (const { projectId, employeeIds } of readers) {
    const own = users.filter(
      (user) => user.employeeId !== null && employeeIds.has(user.employeeId),
    );
    const to = [...new Set([...own, ...administrators].map(({ id }) => id))];
    await publish(db, { hub: 'notifications', to, type: 'projectChanged', data: { projectId } });
  }
}

/**
 * The same records, but the readers of each project are stored before its first change, and the
 * writes are noted.
 */
function observe(
  db: Db,
  before: Map<string, readonly string[]>,
  writes: Map<string, ProjectWrite>,
): Db {
  const noteWrite = (
    name: string,
    id: string,
    { stored, after }: { stored: Stored | undefined; after: Stored | undefined },
  ) => {
    if (!(name in projectFields)) return;
    const known = writes.get(`${name} ${id}`);
    if (!known && !stored && !after) return;
    writes.set(`${name} ${id}`, { name, before: known ? known.before : stored, after });
  };
  /** Notes the projects of a record; `stored` is the record before the change. */
  const note = async (name: string, record: Stored | undefined, stored = record) => {
    for (const field of projectFields[name] ?? []) {
      const id = record?.[field];
      if (typeof id !== 'string' || before.has(id)) continue;
      const isItself = name === 'projects' && field === 'id';
      before.set(id, toReaders(isItself ? stored : await db.get('projects', id)));
    }
  };
  const noteStored = async (name: keyof World, id: string) => {
    if (!(name in projectFields)) return undefined;
    const stored = await readStored(db, name, id);
    await note(name, stored);
    return stored;
  };
  const put: Db['put'] = async (name, record) => {
    const stored = await noteStored(name, record.id);
    await note(name, toStored(record), stored ?? {});
    noteWrite(name, record.id, { stored, after: toStored(record) });
    return db.put(name, record);
  };
  const remove: Db['remove'] = async (name, id) => {
    noteWrite(name, id, { stored: await noteStored(name, id), after: undefined });
    return db.remove(name, id);
  };
  const take: Db['take'] = async (name, id) => {
    noteWrite(name, id, { stored: await noteStored(name, id), after: undefined });
    return db.take(name, id);
  };
  const writers: Partial<Db> = { put, remove, take };
  return new Proxy(db, {
    get: (target, name) => {
      const own: unknown = Reflect.get(writers, name) ?? Reflect.get(target, name);
      return typeof own === 'function' && !(name in writers) ? own.bind(target) : own;
    },
  });
}

const toStored = (record: object): Stored => ({ ...record });

const readStored = async (db: Db, name: keyof World, id: string): Promise<Stored | undefined> => {
  const record = await db.get(name, id);
  return record && toStored(record);
};

/** The employees with access to a stored project, apart from administrators. */
function toReaders(project: Partial<ComputedAccess> | undefined): readonly string[] {
  const { memberIds = '', memberIdsAbove = '', creatorIds = '' } = project ?? {};
  return `${memberIds}|${memberIdsAbove}|${creatorIds}`.split('|').filter((id) => id !== '');
}
