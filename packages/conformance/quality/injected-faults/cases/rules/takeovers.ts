import { put } from '../../edit.ts';
import {
  createInjectedFaults,
  type InjectedFault,
  type InjectedCall,
} from '../../injected-fault.ts';
import { accepting, alwaysAs, body, without } from '../../response-mutations.ts';
import { lettingRun } from '../areas/people.ts';

const people = createInjectedFaults('people');

/** Lets in the user of a returning employee, whatever the block. */
async function lettingIn(call: InjectedCall): Promise<Response> {
  const right = await call.pass();
  const { id, isActive } = (call.sent ?? {}) as { id?: string; isActive?: boolean };
  if (!right.ok || isActive !== true || id === undefined) return right;
  await call.server.store.transaction('write', async (tx) => {
    const where = { employeeId: id };
    const [user] = await tx.tenant('aster').query('tenantUsers', { where });
    if (!user) return;
    const assignment = { personId: user.id, tenantId: 'aster', isUserAssigned: true };
    await tx.platform.put('assignments', { id: `${user.id}:aster`, ...assignment });
  });
  return right;
}

/** Shows an invited person's name from their own tenant. */
async function named(call: InjectedCall): Promise<Response> {
  const right = await call.pass();
  if (!right.ok) return right;
  const { email } = (call.sent ?? {}) as { email?: string };
  const all = await call.server.store.transaction('read', (tx) => tx.platform.query('people'));
  const name = all.find((person) => person.email === email)?.name;
  return name === undefined
    ? right
    : body(put('securityUser.name', name))({ ...call, pass: () => Promise.resolve(right) });
}

/** Reveals that an id exists somewhere. */
async function knowingIds(call: InjectedCall): Promise<Response> {
  const { id } = (call.sent ?? {}) as { id?: string };
  const isKnown = await call.server.store.transaction('read', async (tx) =>
    id === undefined ? false : (await tx.platform.get('people', id)) !== undefined,
  );
  if (!isKnown) return call.pass();
  const response = { errorMessages: ['There is one already.'], code: 'idTaken', traceId: 'known' };
  return Response.json(response, { status: 409, headers: { 'X-Content-Type-Options': 'nosniff' } });
}

/** Faults that let a person act as, lead or read someone else. */
export const injectedFaults: InjectedFault[] = [
  people('rules', 'the last administrator is demoted', 'updateSecurityUser', (call) =>
    ((call.sent ?? {}) as { roleType?: string }).roleType === 'ClientAppUser'
      ? accepting('lastRoleManager')(call)
      : call.pass(),
  ),
  people(
    'authorization',
    'users are linked by who manages no roles',
    'updateSecurityUser',
    accepting('linkNeedsRoleManager'),
  ),
  people(
    'authorization',
    'somebody is invited for an employee with a history',
    'inviteSecurityUser',
    accepting('linkNeedsRoleManager'),
  ),
  people('authorization', 'people link themselves', 'updateSecurityUser', accepting('ownLink')),
  people(
    'state',
    'whoever is linked stays signed in',
    'updateSecurityUser',
    without('sessions', 'platform'),
  ),
  people(
    'authorization',
    'people make themselves team leads',
    'updateEmployee',
    accepting('ownLead'),
  ),
  people(
    'authorization',
    'people let others report to themselves',
    'updateEmployee',
    accepting('ownReports'),
  ),
  people(
    'authorization',
    'people add others who report to them',
    'createEmployee',
    accepting('ownReports'),
  ),
  people(
    'authorization',
    'whoever edits employees makes team leads',
    'updateEmployee',
    accepting('leadNeedsRoleManager'),
  ),
  people('state', 'who was locked out comes back as an employee', 'setEmployeeState', lettingIn),
  people('state', 'the timer of who is locked out runs on', 'updateSecurityUser', lettingRun),
  people('isolation', 'whoever is invited is shown by name', 'inviteSecurityUser', named),
  people(
    'isolation',
    'whoever is invited enters at once',
    'inviteSecurityUser',
    body(put('securityUser.isActive', true)),
  ),
  people(
    'authorization',
    'a role of a platform administrator loses rights',
    'updateRole',
    accepting('roleOfThoseAbove'),
  ),
  people(
    'authorization',
    'sign-ins of a platform administrator are ended by those below',
    'endUserSessions',
    accepting('aboveYou'),
  ),
  people(
    'authorization',
    'the second factor of a platform administrator is reset by those below',
    'resetUserTwoFactor',
    accepting('aboveYou'),
  ),
  people(
    'state',
    'a user who is signed out everywhere stays signed in',
    'endUserSessions',
    without('sessions', 'platform'),
  ),
  people(
    'authorization',
    'the password of a platform administrator is reset by those below',
    'resetUserPassword',
    accepting('aboveYou'),
  ),
  people(
    'state',
    'a user whose password is reset stays signed in',
    'resetUserPassword',
    without('sessions', 'platform'),
  ),
  people('authorization', 'people view as themselves', 'beginViewAs', accepting('viewSelf')),
  people('rules', 'people view as an invited user', 'beginViewAs', accepting('viewNeedsAccess')),
  people('authorization', 'a view begins within a view', 'beginViewAs', accepting('viewReadOnly')),
  people('state', 'a view shows oneself', 'beginViewAs', without('sessionViews', 'platform')),
  people('state', 'a view lasts that was ended', 'endViewAs', without('sessionViews', 'platform')),
  people('rules', 'a view is not in the log', 'beginViewAs', without('auditEntries')),
  people('state', 'a session of a user lasts', 'endUserSession', without('sessions', 'platform')),
  people(
    'state',
    'a withdrawn invitation is listed still',
    'withdrawInvitation',
    without('tenantUsers'),
  ),
  people(
    'state',
    'an invitation is not renewed',
    'resendInvitation',
    without('assignments', 'platform'),
  ),
  people(
    'rules',
    'who has accepted is invited again',
    'resendInvitation',
    accepting('invitationAccepted'),
  ),
  people(
    'rules',
    'all who are invited together are said to be invited',
    'inviteSecurityUsers',
    body(put('outcomes.*.isInvited', true)),
  ),
  people(
    'rules',
    'every user is active',
    'searchSecurityUsers',
    body(put('users.*.status', 'active')),
  ),
  people(
    'rules',
    'an invitation never expires',
    'getUserDetails',
    body(put('userDetails.invitedUntil', null)),
  ),
  people('isolation', 'the ids of other tenants are known', 'inviteSecurityUser', knowingIds),
  people(
    'authorization',
    'everybody sees days of birth in the list of employees',
    'searchEmployees',
    alwaysAs('ava'),
  ),
];
