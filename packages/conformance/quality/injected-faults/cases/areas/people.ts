import { change, drop, put } from '../../edit.ts';
import type { InjectedFault, InjectedCall } from '../../injected-fault.ts';
import {
  accepting,
  asAnotherPerson,
  body,
  without,
  repairing,
  reversed,
  shortened,
  status,
} from '../../response-mutations.ts';

const area = 'people';

/** Injects a fault into one operation of the area. */
const injectFault = (
  kind: InjectedFault['kind'],
  name: string,
  on: InjectedFault['on'],
  response: InjectedFault['response'],
): InjectedFault => ({ kind, name, area, on, response });

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Accepts any name as a time zone. */
const inAnyZone = repairing(
  change('timeZone', (zone) =>
    typeof zone === 'string' && /^.{1,64}$/.test(zone) && !isZone(zone) ? 'UTC' : zone,
  ),
);

/** Makes the entry that the call has ended run again. */
export async function lettingRun(call: InjectedCall): Promise<Response> {
  const { store } = call.server;
  const running = await store.transaction('read', (tx) =>
    tx.tenant('aster').query('entries', { where: { endTime: null } }),
  );
  const right = await call.pass();
  await store.transaction('write', async (tx) => {
    for (const entry of running) await tx.tenant('aster').put('entries', entry);
  });
  return right;
}

/** Faults in employees, users, designations and roles. */
export const injectedFaults: InjectedFault[] = [
  injectFault('state', 'the timer of who leaves runs on', 'setEmployeeState', lettingRun),
  injectFault(
    'state',
    'who has left is still asked to accept assets',
    'setEmployeeState',
    without('notifications'),
  ),
  injectFault('rules', 'the last role manager may go', 'updateRole', accepting('lastRoleManager')),
  injectFault('rules', 'a role in use can be deleted', 'deleteRole', accepting('roleInUse')),
  injectFault('rules', 'two roles may have one name', 'createRole', accepting('nameTaken')),
  injectFault('state', 'a role’s rights are not kept', 'updateRole', without('roles')),
  injectFault(
    'state',
    'a role is changed by whoever comes last',
    'updateRole',
    accepting('changedByOther'),
  ),
  injectFault('rules', 'nobody has a role', 'getRoles', body(put('roles.*.userCount', 0))),
  injectFault(
    'rules',
    'a designation in use can be deleted',
    'deleteDesignation',
    accepting('designationInUse'),
  ),
  injectFault(
    'rules',
    'nobody has a designation',
    'getDesignations',
    body(put('designations.*.employeeCount', 0)),
  ),
  injectFault('rules', 'people report in circles', 'updateEmployee', accepting('cyclicReports')),
  injectFault(
    'rules',
    'an employee has a designation that there is not',
    ['createEmployee', 'updateEmployee'],
    accepting('designationUnknown'),
  ),
  injectFault(
    'validation',
    'an unknown manager is taken',
    'createEmployee',
    accepting('employeeUnknown'),
  ),
  injectFault(
    'rules',
    'two employees may have one e-mail',
    'createEmployee',
    accepting('emailTaken'),
  ),
  injectFault(
    'rules',
    'a known user is invited again',
    'inviteSecurityUser',
    accepting('emailTaken'),
  ),
  injectFault(
    'rules',
    'an employee is two users',
    'inviteSecurityUser',
    accepting('employeeIsUser'),
  ),
  injectFault(
    'authorization',
    'anybody makes platform administrators',
    'inviteSecurityUser',
    accepting('aboveYou'),
  ),
  injectFault(
    'authorization',
    'a platform administrator is changed by those below',
    'updateSecurityUser',
    accepting('aboveYou'),
  ),
  injectFault(
    'authorization',
    'whoever leaves may be above who says so',
    'setEmployeeState',
    accepting('aboveYou'),
  ),
  injectFault(
    'authorization',
    'people give themselves roles',
    'updateSecurityUser',
    accepting('beyondYourRights'),
  ),
  injectFault(
    'authorization',
    'whoever is invited may have more rights than who invites',
    'inviteSecurityUser',
    accepting('beyondYourRights'),
  ),
  injectFault(
    'authorization',
    'new roles hold whatever rights',
    'createRole',
    accepting('beyondYourRights'),
  ),
  injectFault(
    'authorization',
    'roles are given whatever rights',
    'updateRole',
    accepting('beyondYourRights'),
  ),
  injectFault(
    'authorization',
    'roles with more rights are deleted',
    'deleteRole',
    accepting('beyondYourRights'),
  ),
  injectFault(
    'validation',
    'a user has a time zone that there is none of',
    'updateSecurityUser',
    inAnyZone,
  ),
  injectFault(
    'validation',
    'somebody is invited to a time zone that there is none of',
    'inviteSecurityUser',
    inAnyZone,
  ),
  injectFault(
    'rules',
    'a user’s name can be changed',
    'updateSecurityUser',
    accepting('personsOwn'),
  ),
  injectFault(
    'validation',
    'an unknown role is taken',
    'updateSecurityUser',
    accepting('roleUnknown'),
  ),
  injectFault(
    'state',
    'who leaves may enter still',
    'setEmployeeState',
    without('assignments', 'platform'),
  ),
  injectFault('state', 'who leaves is an employee still', 'setEmployeeState', without('employees')),
  injectFault(
    'state',
    'who is kept out may enter still',
    'updateSecurityUser',
    without('assignments', 'platform'),
  ),
  injectFault('state', 'a user’s roles are not kept', 'updateSecurityUser', without('tenantUsers')),
  injectFault(
    'rules',
    'whoever is invited is an administrator',
    'inviteSecurityUser',
    body(put('securityUser.roleType', 'TenantAdmin')),
  ),
  injectFault(
    'state',
    'a user is missing from the list',
    'getSecurityUsers',
    shortened('securityUsers', 5),
  ),
  injectFault(
    'rules',
    'the first page is every page',
    'searchEmployees',
    repairing(change('page', (page) => (page === 2 ? 1 : page))),
  ),
  injectFault(
    'rules',
    'employees are not filtered',
    'searchEmployees',
    repairing(
      change('columnFilters', (filters) =>
        JSON.stringify(filters).includes('fullName') ? [] : filters,
      ),
    ),
  ),
  injectFault('rules', 'employees are in another order', 'searchEmployees', reversed('employees')),
  injectFault(
    'rules',
    'a manager has no name',
    'getEmployee',
    body(put('employee.reportingTo', null)),
  ),
  injectFault(
    'schema',
    'an employee has no version',
    'getEmployee',
    body(drop('employee.version')),
  ),
  injectFault(
    'authorization',
    'an employee is shown without the right',
    'getEmployee',
    asAnotherPerson(403, 'ava'),
  ),
  injectFault(
    'isolation',
    'users are shown to other tenants',
    'getSecurityUsers',
    asAnotherPerson(404, 'ava'),
  ),
  injectFault(
    'rules',
    'a preview names nobody who gets a right',
    'previewRole',
    body(put('gained.*.userNames', [])),
  ),
  injectFault(
    'rules',
    'a preview counts those who have a right by another role',
    'previewRole',
    body(change('lost.*.userCount', () => 2)),
  ),
  injectFault(
    'rules',
    'a right comes from no role',
    'getEffectiveRights',
    body(put('rights.*.roles', [])),
  ),
  injectFault(
    'rules',
    'those who have a right are not searched',
    'getPrivilegeHolders',
    repairing(put('columnFilters', [])),
  ),
  injectFault(
    'rules',
    'designations are in another order',
    'searchDesignations',
    reversed('designations'),
  ),
  injectFault(
    'rules',
    'nobody has a found designation',
    'searchDesignations',
    body(put('designations.*.employeeCount', 0)),
  ),
  injectFault('status', 'a taken e-mail is bad input', 'createEmployee', status(409, 400)),
  injectFault('validation', 'people are born later', 'createEmployee', accepting('birthInFuture')),
  injectFault('validation', 'people join unborn', 'updateEmployee', accepting('birthAfterJoining')),
  injectFault(
    'validation',
    'people join in any year',
    'createEmployee',
    accepting('joinedTooLate'),
  ),
  injectFault(
    'rules',
    'a former employee becomes a manager',
    'setEmployeeManager',
    accepting('managerInactive'),
  ),
  injectFault(
    'validation',
    'an employee has the id of none',
    'createEmployee',
    accepting('employeeIdEmpty'),
  ),
  injectFault('validation', 'a name is invisible', 'updateEmployee', accepting('required')),
  injectFault(
    'rules',
    'the filters of employees are ignored',
    'searchEmployees',
    repairing(drop('employeeFilters')),
  ),
  injectFault(
    'authorization',
    'anyone gets the options of the form',
    'getEmployeeChoices',
    asAnotherPerson(403, 'ava'),
  ),
  injectFault(
    'rules',
    'the form offers no manager',
    'getEmployeeChoices',
    body(put('managers', [])),
  ),
  injectFault(
    'authorization',
    'the overview shows all parts to anyone',
    'getEmployeeOverview',
    body(put('assets', { rows: [], totalCount: 0 })),
  ),
  injectFault(
    'rules',
    'a branch of the chart is dropped',
    'getOrganizationChart',
    shortened('people', 1),
  ),
  injectFault(
    'state',
    'open tabs learn nothing of a changed role',
    'updateRole',
    without('events'),
  ),
  injectFault(
    'rules',
    'the preview accepts a circle of managers',
    'previewManagerChange',
    accepting('cyclicReports'),
  ),
  injectFault('state', 'another manager is not stored', 'setEmployeeManager', without('employees')),
  injectFault(
    'rules',
    'a former employee takes over reports',
    'setEmployeeState',
    accepting('handoverInactive'),
  ),
  injectFault(
    'rules',
    'an absence ends before it starts',
    'createAbsence',
    accepting('absenceEndsBefore'),
  ),
  injectFault('rules', 'an absence lasts for years', 'updateAbsence', accepting('absenceTooLong')),
  injectFault('rules', 'multiple days are half days', 'createAbsence', accepting('absenceHalfDay')),
  injectFault('rules', 'an employee is away twice', 'createAbsence', accepting('absentAlready')),
  injectFault(
    'rules',
    'someone who has left is away',
    'createAbsence',
    accepting('absentInactive'),
  ),
  injectFault(
    'authorization',
    'anyone deletes an absence',
    'deleteAbsence',
    accepting('absenceOfOthers'),
  ),
  injectFault('state', 'a deleted absence stays', 'deleteAbsence', without('absences')),
];
