import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { foundOr404, idFree } from '../../../core/records/records.ts';
import { readPage } from '../../../core/records/field-paging.ts';
import { nameFree } from '../../../core/records/names.ts';
import { reject } from '../../../core/requests/http-error.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { changed, checkVersion, created } from '../../../core/records/versions.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { Designation } from '../../../store/world/people.ts';

type Designations = Extract<AreaOperations<'people'>, `${string}Designation${string}`>;
type Db = Scope<World>;

/** The designations of employees. Source: PEOPL-006, PEOPL-014. */
export const designations: Pick<Handlers<'people'>, Designations> = {
  getDesignations: async ({ db }) => {
    const records = await db.query('designations', { order: { by: 'name' } });
    return ok({ designations: await toViews(db, records) });
  },

  searchDesignations: async ({ db, body }) => {
    const list = { columns: { name: 'name' }, order: { by: 'name' } } as const;
    const { rows, total } = await readPage(db, 'designations', list, body);
    return ok({ designations: await toViews(db, rows), totalCount: total });
  },

  getDesignation: async ({ db, path }) =>
    ok({ designation: await loadView(db, await getDesignationRecord(db, path.id)) }),

  createDesignation: async (call) => {
    const { db, body } = call;
    idFree(await db.get('designations', body.id));
    const record = created({ id: body.id, name: await freeName(db, body) }, call);
    await db.put('designations', record);
    return ok({
      designation: await loadView(db, record),
      successMessages: [message('designationCreated')],
    });
  },

  updateDesignation: async (call) => {
    const { db, body } = call;
    const before = await getDesignationRecord(db, body.id);
    checkVersion(before, body.version);
    const record = changed(before, { name: await freeName(db, body) }, call);
    await db.put('designations', record);
    return ok({
      designation: await loadView(db, record),
      successMessages: [message('designationUpdated')],
    });
  },

  deleteDesignation: async ({ db, path }) => {
    const { id } = await getDesignationRecord(db, path.id);
    const count = await db.count('employees', { designationId: id });
    if (count > 0) throw reject(409, 'designationInUse', { count });
    await db.remove('designations', id);
    return ok({ successMessages: [message('designationDeleted')] });
  },
};

async function getDesignationRecord(db: Db, id: string): Promise<Designation> {
  return foundOr404(await db.get('designations', id), 'designationUnknown');
}

async function toViews(db: Db, records: readonly Designation[]) {
  const where = { designationId: records.map(({ id }) => id) };
  const groups = await db.groups('employees', { where, by: 'designationId' });
  const counts = new Map(groups.map(({ value, count }) => [value, count]));
  return records.map((record) => toView(record, counts.get(record.id) ?? 0));
}

const loadView = async (db: Db, record: Designation) =>
  toView(record, await db.count('employees', { designationId: record.id }));

const toView = ({ id, name, version }: Designation, employeeCount: number) => ({
  id,
  name,
  employeeCount,
  version,
});

async function freeName(db: Db, { id, name: sent }: { id: string; name: string }) {
  const name = trimmed('name', sent);
  await nameFree(db, 'designations', { id, name }, 'nameTaken');
  return name;
}
