import { normalizeName } from '../../../store/normalize-name.ts';
import type { Contains, Scope } from '../../../store/store.ts';
import type { Employee } from '../../../store/world/people.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import type { World } from '../../../store/world.ts';

/** Each word of a text has to be in the name or the e-mail address. */
export const toNameConditions = (text: string): Contains<Employee>[] =>
  normalizeName(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ fields: ['fullName', 'email'], text: word }));

type View = components['schemas']['Employee'];
type Db = Scope<World>;

/** An employee of the tenant. 404 for an unknown one. */
export const getEmployeeRecord = async (db: Db, id: string): Promise<Employee> =>
  foundOr404(await db.get('employees', id), 'employeeUnknown');

/** An employee as the contract describes them. 404 for an unknown one. */
export async function loadView(db: Db, id: string): Promise<View> {
  const record = await getEmployeeRecord(db, id);
  const [user] = await db.query('tenantUsers', { where: { employeeId: id } });
  return toView(record, user?.id ?? null);
}

export async function toViews(db: Db, records: readonly Employee[]): Promise<View[]> {
  const where = { employeeId: records.map(({ id }) => id) };
  const users = await db.query('tenantUsers', { where });
  const userIds = new Map(users.map(({ employeeId, id }) => [employeeId, id]));
  return records.map((record) => toView(record, userIds.get(record.id) ?? null));
}

const toView = (record: Employee, userId: string | null): View => ({
  id: record.id,
  fullName: record.fullName,
  email: record.email,
  designationId: record.designationId,
  designation: record.designationName ?? null,
  reportingToId: record.reportingToId,
  reportingTo: record.managerName ?? null,
  workPlace: record.workPlace,
  shift: record.shift,
  phone: record.phone,
  dateOfBirth: record.dateOfBirth,
  joinedOn: record.joinedOn,
  isTeamLead: record.isTeamLead,
  profileImageUrl: record.profileImageUrl,
  isActive: record.isActive,
  userId,
  version: record.version,
});
