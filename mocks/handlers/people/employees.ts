import type { AreaOperations } from '#openapi/generated/operations.ts';
import type { components } from '#openapi/generated/types.ts';
import { message, ok, type Call, type Handlers } from '../../core/handler.ts';
import { readPage, type FieldColumns } from '../../core/field-paging.ts';
import { loadRights } from '../../core/access.ts';
import { foundOr404, idFree } from '../../core/records.ts';
import { conflictAt, rejectField } from '../../core/http-error.ts';
import { trimmed } from '../../core/texts.ts';
import { changed, checkVersion, created } from '../../core/versions.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { Employee } from '../../store/world/people.ts';
import { checkNotAbove, checkRoles } from './above.ts';
import { checkRoleManager } from './last-role-manager.ts';
import { mayEnter, setEntryOfEmployee } from './entry.ts';
import { checkLead } from './leads.ts';
import { cleanOrEmpty } from '../../store/normalize-name.ts';
import { stopTimer } from './stop-timer.ts';
import { completeHandoversOfLeaver } from '../../common/assets/reminders-over.ts';
import { newSettings } from '../../common/clockwork/new-settings.ts';

type Employees = Extract<AreaOperations<'people'>, `${string}Employee${string}`>;
type Contract = components['schemas'];
type Db = Scope<World>;

/** The tenant's employees. Source: PEOPL-006, PEOPL-013. */
export const employees: Pick<Handlers<'people'>, Employees> = {
  searchEmployees: async (call) => {
    const { db, body } = call;
    const list = { columns, order: { by: 'fullName' } as const };
    const { rows, total } = await readPage(db, 'employees', list, body);
    const views = await withoutPersonal(call, await toViews(db, rows));
    return ok({ employees: views, totalCount: total });
  },

  getEmployee: async ({ db, path }) => ok({ employee: await loadView(db, path.id) }),

  createEmployee: async (call) => {
    const { db, body } = call;
    idFree(await db.get('employees', body.id));
    await checkLead(call, null, body);
    const fields = { ...(await checked(db, body)), profileImageUrl: null, isActive: true };
    const record = created(fields, call);
    await db.put('employees', record);
    await db.put('clockWorkSettings', newSettings(record.id));
    return ok({
      employee: await loadView(db, record.id),
      successMessages: [message('employeeCreated')],
    });
  },

  updateEmployee: async (call) => {
    const { db, body } = call;
    const before = await getEmployeeRecord(db, body.id);
    checkVersion(before, body.version);
    await checkLead(call, before, body);
    const record = changed(before, await checked(db, body), call);
    await db.put('employees', record);
    return ok({
      employee: await loadView(db, record.id),
      successMessages: [message('employeeUpdated')],
    });
  },

  setEmployeeState: async (call) => {
    const { db, platform, path, body } = call;
    const before = await getEmployeeRecord(db, body.id);
    checkVersion(before, body.version);
    const { isActive } = body;
    const record = changed(before, { isActive }, call);
    await db.put('employees', record);
    if (!isActive) {
      await stopTimer(call, record);
      await completeHandoversOfLeaver(db, record.id);
    }
    const successMessages = [message(isActive ? 'employeeActivated' : 'employeeDeactivated')];
    const [user] = await db.query('tenantUsers', { where: { employeeId: record.id } });
    if (user) {
      checkNotAbove(call, user);
      // Access to the tenant includes all of the user's rights in it.
      await checkRoles(call, user.roleIds, []);
      const entry = { db, platform, tenantId: path.tenantId, user };
      const isChanged = await setEntryOfEmployee(entry, isActive);
      if (isActive && !isChanged && !(await mayEnter(entry)))
        successMessages.push(message('userStaysOut'));
    }
    await checkRoleManager(call, path.tenantId);
    return ok({ employee: await loadView(db, record.id), successMessages });
  },
};

type View = Contract['Employee'];

const columns: FieldColumns<Employee> = {
  fullName: 'fullName',
  email: 'email',
  designation: 'designationName',
  reportingTo: 'managerName',
  workPlace: 'workPlace',
  joinedOn: 'joinedOn',
  isActive: { field: 'isActive', shown: String },
};

/**
 * Phone numbers and dates of birth are visible only to users who may see or edit employee details;
 * all others see only their own.
 */
async function withoutPersonal(
  { tx, user, path }: Pick<Call<'searchEmployees'>, 'tx' | 'user' | 'path'>,
  views: readonly View[],
): Promise<View[]> {
  const rights = await loadRights(tx, user, path.tenantId);
  const seesAll = rights.includes('employees.view') || rights.includes('employees.edit');
  return views.map((view) =>
    seesAll || view.id === user.employeeId ? view : { ...view, phone: '', dateOfBirth: null },
  );
}

async function getEmployeeRecord(db: Db, id: string): Promise<Employee> {
  return foundOr404(await db.get('employees', id), 'employeeUnknown');
}

async function loadView(db: Db, id: string): Promise<View> {
  const record = await getEmployeeRecord(db, id);
  const [user] = await db.query('tenantUsers', { where: { employeeId: id } });
  return toView(record, user?.id ?? null);
}

async function toViews(db: Db, records: readonly Employee[]): Promise<View[]> {
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
  phone: record.phone,
  dateOfBirth: record.dateOfBirth,
  joinedOn: record.joinedOn,
  isTeamLead: record.isTeamLead,
  profileImageUrl: record.profileImageUrl,
  isActive: record.isActive,
  userId,
  version: record.version,
});

/** The employee as stored. 409 when another employee has the e-mail address. */
async function checked(db: Db, { version: _version, ...sent }: Contract['EmployeeInput']) {
  const email = sent.email.trim().toLowerCase();
  const other = await db.find('employees', { email });
  if (other && other.id !== sent.id) throw conflictAt('email', 'emailTaken', { email });
  if (sent.designationId !== null && !(await db.get('designations', sent.designationId))) {
    throw rejectField('designationId', 'designationUnknown');
  }
  await checkManager(db, sent);
  return {
    ...sent,
    email,
    fullName: trimmed('fullName', sent.fullName),
    workPlace: cleanOrEmpty(sent.workPlace),
    phone: cleanOrEmpty(sent.phone),
  };
}

/**
 * 400 for a manager who is unknown, the employee themselves, or someone who reports to the
 * employee.
 */
async function checkManager(
  db: Db,
  { id, reportingToId }: Pick<Employee, 'id' | 'reportingToId'>,
): Promise<void> {
  if (reportingToId === id) throw rejectField('reportingToId', 'cyclicReports');
  let manager = await getManager(db, reportingToId);
  // No one can be above themselves unless others report to them.
  if (!manager || (await db.count('employees', { reportingToId: id })) === 0) return;
  const seen = new Set([id]);
  while (manager) {
    if (seen.has(manager.id)) throw rejectField('reportingToId', 'cyclicReports');
    seen.add(manager.id);
    manager = await getManager(db, manager.reportingToId);
  }
}

async function getManager(db: Db, id: string | null): Promise<Employee | undefined> {
  if (id === null) return undefined;
  const manager = await db.get('employees', id);
  if (!manager) throw rejectField('reportingToId', 'employeeUnknown');
  return manager;
}
