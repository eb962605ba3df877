import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { message, ok, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { readPage, type FieldColumns } from '../../../core/records/field-paging.ts';
import { loadRights } from '../../../core/records/access.ts';
import { idFree } from '../../../core/records/records.ts';
import { changed, checkVersion, created } from '../../../core/records/versions.ts';
import type { Condition, Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { Employee } from '../../../store/world/people.ts';
import { checkNotAbove, checkRoles } from '../rights/above.ts';
import { checkRoleManager } from '../rights/last-role-manager.ts';
import { mayEnter, setEntryOfEmployee } from '../users/entry.ts';
import { checkLead } from './leads.ts';
import { checkNewId, toStored } from './employee-checks.ts';
import { toNameConditions, getEmployeeRecord, loadView, toViews } from './employee-views.ts';
import { handOver } from './leaving.ts';
import { getMemberIds } from '../../../common/clockwork/teams.ts';
import { stopTimer } from '../users/stop-timer.ts';
import { completeHandoversOfLeaver } from '../../../common/assets/reminders-over.ts';
import { newSettings } from '../../../common/clockwork/new-settings.ts';

type Employees = Extract<
  AreaOperations<'people'>,
  'searchEmployees' | 'getEmployee' | 'createEmployee' | 'updateEmployee' | 'setEmployeeState'
>;
type Contract = components['schemas'];
type Db = Scope<World>;

/** The tenant's employees. Source: PEOPL-006, PEOPL-013. */
export const employees: Pick<Handlers<'people'>, Employees> = {
  searchEmployees: async (call) => {
    const { db, body } = call;
    const order = { by: 'fullName' } as const;
    const list = { columns, order, ...(await toConditions(db, body.employeeFilters)) };
    const { rows, total } = await readPage(db, 'employees', list, body);
    const views = await withoutPersonal(call, await toViews(db, rows));
    return ok({ employees: views, totalCount: total });
  },

  getEmployee: async ({ db, path }) => ok({ employee: await loadView(db, path.id) }),

  createEmployee: async (call) => {
    const { db, body } = call;
    checkNewId(body.id);
    idFree(await db.get('employees', body.id));
    await checkLead(call, null, body);
    const fields = { ...(await toStored(call, null, body)), profileImageUrl: null, isActive: true };
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
    const record = changed(before, await toStored(call, before, body), call);
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
      await handOver(call, record);
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
  shift: 'shift',
  joinedOn: 'joinedOn',
  isTeamLead: { field: 'isTeamLead', shown: String },
  isActive: { field: 'isActive', shown: String },
};

/** The conditions of the filters of the list. */
async function toConditions(
  db: Db,
  { text = '', teamId, ...where }: Contract['EmployeeFilters'] = {},
): Promise<Condition<Employee>> {
  const id = teamId === undefined ? undefined : [...(await getMemberIds(db, [teamId]))];
  return { where: { ...where, id }, contains: toNameConditions(text) };
}

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
