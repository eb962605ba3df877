import { change, drop, put } from '../edit.ts';
import type { Fault } from '../fault.ts';
import { accepting, body, forgettingIn, remembering, subjectOf } from '../spoil.ts';

const area = 'session';

/** Spoils one operation of the area. */
const fault = (
  kind: Fault['kind'],
  name: string,
  on: Fault['on'],
  response: Fault['response'],
): Fault => ({ kind, name, area, on, response });

/** Faults of tenant entry and of leaving. */
export const faults: Fault[] = [
  fault('state', 'a login is not kept', 'saveUserLogin', forgettingIn('logins')),
  fault(
    'isolation',
    'somebody else’s login is saved',
    'saveUserLogin',
    accepting('loginTenantMismatch'),
  ),
  fault('rules', 'a role type stays what it was at the gateway', 'getUserRole', remembering),
  fault(
    'rules',
    'a tenant that invites is not marked',
    'getUserTenants',
    body(drop('tenants.*.isInvited')),
  ),
  fault(
    'state',
    'an accepted invitation lets nobody in',
    'answerInvitation',
    forgettingIn('assignments', 'platform'),
  ),
  fault('rules', 'nobody leads a team', 'getIsTeamLead', body(put('isTeamLead', false))),
  fault(
    'rules',
    'a tenant is called by its identifier',
    'assignTenant',
    body(change('tenant.name', (_name, tenant) => (tenant as { id: string }).id)),
  ),
  fault('rules', 'an administrator of the platform is none of a tenant', 'getUserRole', (call) => {
    const isMeant = subjectOf(call) === 'kira';
    const none = body(put('securityUserRoleVerification.isTenantAdmin', false));
    return isMeant ? none(call) : call.pass();
  }),
  fault('state', 'who has left is there still', 'logout', forgettingIn('sessions', 'platform')),
];
