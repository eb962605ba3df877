/** Notifies everyone who has access to a project of its changes. Source: API-042. */
import { publish } from '../../core/feed.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { ComputedAccess } from '../../store/world/projects.ts';

type Db = Scope<World>;
type Stored = Readonly<Record<string, unknown>>;
type Handler = (call: { db: Db }) => Promise<unknown>;

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
 * project.
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
    const response = await handler({ ...call, db: observe(call.db, before) });
    for (const [projectId, readers] of [...before].slice(0, maximum)) {
      const employeeIds = [...readers, ...(await listReaders(call.db, projectId))];
      const to = await listUserIds(call.db, employeeIds);
      await publish(call.db, {
        hub: 'notifications',
        to,
        type: 'projectChanged',
        data: { projectId },
      });
    }
    return response;
  };

/** The same records, but the readers of each project are stored before its first change. */
function observe(db: Db, before: Map<string, readonly string[]>): Db {
  const note = async (name: string, record: Stored | undefined) => {
    for (const field of projectFields[name] ?? []) {
      const id = record?.[field];
      if (typeof id === 'string' && !before.has(id)) before.set(id, await listReaders(db, id));
    }
  };
  const noteStored = async (name: keyof World, id: string) => {
    if (name in projectFields) await note(name, await readStored(db, name, id));
  };
  const put: Db['put'] = async (name, record) => {
    await noteStored(name, record.id);
    await note(name, toStored(record));
    return db.put(name, record);
  };
  const remove: Db['remove'] = async (name, id) => {
    await noteStored(name, id);
    return db.remove(name, id);
  };
  const take: Db['take'] = async (name, id) => {
    await noteStored(name, id);
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

/** The employees with access to a project, apart from administrators. */
async function listReaders(db: Db, projectId: string): Promise<readonly string[]> {
  const project: Partial<ComputedAccess> | undefined = await db.get('projects', projectId);
  const { memberIds = '', memberIdsAbove = '', creatorIds = '' } = project ?? {};
  return `${memberIds}|${memberIdsAbove}|${creatorIds}`.split('|').filter((id) => id !== '');
}

/** The users of employees, and the administrators. */
async function listUserIds(db: Db, employeeIds: readonly string[]): Promise<string[]> {
  const [users, administrators] = await Promise.all([
    db.query('tenantUsers', { where: { employeeId: [...new Set(employeeIds)] } }),
    db.query('tenantUsers', { where: { roleType: ['TenantAdmin', 'PlatformAdmin'] } }),
  ]);
  return [...new Set([...users, ...administrators].map(({ id }) => id))];
}
