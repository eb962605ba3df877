import { change, drop, put } from '../edit.ts';
import type { Fault, FaultyCall } from '../fault.ts';
import {
  accepting,
  asSomebodyElse,
  body,
  forgettingIn,
  repairing,
  reversed,
  shortened,
  status,
} from '../spoil.ts';

const area = 'people';

/** Spoils one operation of the area. */
const fault = (
  kind: Fault['kind'],
  name: string,
  on: Fault['on'],
  response: Fault['response'],
): Fault => ({ kind, name, area, on, response });

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Takes any name for a time zone's. */
const inAnyZone = repairing(
  change('timeZone', (zone) =>
    typeof zone === 'string' && /^.{1,64}$/.test(zone) && !isZone(zone) ? 'UTC' : zone,
  ),
);

/** Lets the entry run again that the call has ended. */
export async function lettingRun(call: FaultyCall): Promise<Response> {
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

/** Faults of employees, users, designations and roles. */
export const faults: Fault[] = [
  fault('state', 'the timer of who leaves runs on', 'setEmployeeState', lettingRun),
  fault(
    'state',
    'who has left is still asked to accept assets',
    'setEmployeeState',
    forgettingIn('notifications'),
  ),
  fault('rules', 'the last role manager may go', 'updateRole', accepting('lastRoleManager')),
  fault('rules', 'a role in use can be deleted', 'deleteRole', accepting('roleInUse')),
  fault('rules', 'two roles may have one name', 'createRole', accepting('nameTaken')),
  fault('state', 'a role’s rights are not kept', 'updateRole', forgettingIn('roles')),
  fault(
    'state',
    'a role is changed by whoever comes last',
    'updateRole',
    accepting('changedMeanwhile'),
  ),
  fault('rules', 'nobody has a role', 'getRoles', body(put('roles.*.userCount', 0))),
  fault(
    'rules',
    'a designation in use can be deleted',
    'deleteDesignation',
    accepting('designationInUse'),
  ),
  fault(
    'rules',
    'nobody has a designation',
    'getDesignations',
    body(put('designations.*.employeeCount', 0)),
  ),
  fault('rules', 'people report in circles', 'updateEmployee', accepting('reportsInCircles')),
  fault(
    'rules',
    'an employee has a designation that there is not',
    ['createEmployee', 'updateEmployee'],
    accepting('designationUnknown'),
  ),
  fault(
    'validation',
    'an unknown manager is taken',
    'createEmployee',
    accepting('employeeUnknown'),
  ),
  fault('rules', 'two employees may have one e-mail', 'createEmployee', accepting('emailTaken')),
  fault('rules', 'a known user is invited again', 'inviteSecurityUser', accepting('emailTaken')),
  fault('rules', 'an employee is two users', 'inviteSecurityUser', accepting('employeeIsUser')),
  fault(
    'authorization',
    'anybody makes platform administrators',
    'inviteSecurityUser',
    accepting('aboveYou'),
  ),
  fault(
    'authorization',
    'a platform administrator is changed by those below',
    'updateSecurityUser',
    accepting('aboveYou'),
  ),
  fault(
    'authorization',
    'whoever leaves may be above who says so',
    'setEmployeeState',
    accepting('aboveYou'),
  ),
  fault(
    'authorization',
    'people give themselves roles',
    'updateSecurityUser',
    accepting('beyondYourRights'),
  ),
  fault(
    'authorization',
    'whoever is invited may have more rights than who invites',
    'inviteSecurityUser',
    accepting('beyondYourRights'),
  ),
  fault(
    'authorization',
    'new roles hold whatever rights',
    'createRole',
    accepting('beyondYourRights'),
  ),
  fault(
    'authorization',
    'roles are given whatever rights',
    'updateRole',
    accepting('beyondYourRights'),
  ),
  fault(
    'authorization',
    'roles with more rights are deleted',
    'deleteRole',
    accepting('beyondYourRights'),
  ),
  fault(
    'validation',
    'a user has a time zone that there is none of',
    'updateSecurityUser',
    inAnyZone,
  ),
  fault(
    'validation',
    'somebody is invited to a time zone that there is none of',
    'inviteSecurityUser',
    inAnyZone,
  ),
  fault('rules', 'a user’s name can be changed', 'updateSecurityUser', accepting('personsOwn')),
  fault('validation', 'an unknown role is taken', 'updateSecurityUser', accepting('roleUnknown')),
  fault(
    'state',
    'who leaves may enter still',
    'setEmployeeState',
    forgettingIn('assignments', 'platform'),
  ),
  fault('state', 'who leaves is an employee still', 'setEmployeeState', forgettingIn('employees')),
  fault(
    'state',
    'who is kept out may enter still',
    'updateSecurityUser',
    forgettingIn('assignments', 'platform'),
  ),
  fault('state', 'a user’s roles are not kept', 'updateSecurityUser', forgettingIn('tenantUsers')),
  fault(
    'rules',
    'whoever is invited is an administrator',
    'inviteSecurityUser',
    body(put('securityUser.roleType', 'TenantAdmin')),
  ),
  fault(
    'state',
    'a user is missing from the list',
    'getSecurityUsers',
    shortened('securityUsers', 5),
  ),
  fault(
    'rules',
    'the first page is every page',
    'searchEmployees',
    repairing(change('page', (page) => (page === 2 ? 1 : page))),
  ),
  fault(
    'rules',
    'employees are not filtered',
    'searchEmployees',
    repairing(
      change('columnFilters', (filters) =>
        JSON.stringify(filters).includes('fullName') ? [] : filters,
      ),
    ),
  ),
  fault('rules', 'employees are in another order', 'searchEmployees', reversed('employees')),
  fault('rules', 'a manager has no name', 'getEmployee', body(put('employee.reportingTo', null))),
  fault('schema', 'an employee has no version', 'getEmployee', body(drop('employee.version'))),
  fault(
    'authorization',
    'an employee is shown without the right',
    'getEmployee',
    asSomebodyElse(403, 'ava'),
  ),
  fault(
    'isolation',
    'users are shown to other tenants',
    'getSecurityUsers',
    asSomebodyElse(404, 'ava'),
  ),
  fault('status', 'a taken e-mail is bad input', 'createEmployee', status(409, 400)),
];
