import { change, drop, put } from '../../edit.ts';
import type { InjectedFault } from '../../injected-fault.ts';
import { accepting, body, without, remembering, getSubject } from '../../response-mutations.ts';

const area = 'session';

/** Injects a fault into one operation of the area. */
const injectFault = (
  kind: InjectedFault['kind'],
  name: string,
  on: InjectedFault['on'],
  response: InjectedFault['response'],
): InjectedFault => ({ kind, name, area, on, response });

/** Faults in tenant entry and sign-out. */
export const injectedFaults: InjectedFault[] = [
  injectFault('state', 'a login is not kept', 'saveUserLogin', without('logins')),
  injectFault(
    'isolation',
    'somebody else’s login is saved',
    'saveUserLogin',
    accepting('loginTenantMismatch'),
  ),
  injectFault('rules', 'a role type stays what it was at the gateway', 'getUserRole', remembering),
  injectFault(
    'rules',
    'a tenant that invites is not marked',
    'getUserTenants',
    body(drop('tenants.*.isInvited')),
  ),
  injectFault(
    'state',
    'an accepted invitation lets nobody in',
    'answerInvitation',
    without('assignments', 'platform'),
  ),
  injectFault('rules', 'nobody leads a team', 'getIsTeamLead', body(put('isTeamLead', false))),
  injectFault(
    'rules',
    'a tenant is called by its identifier',
    'assignTenant',
    body(change('tenant.name', (_name, tenant) => (tenant as { id: string }).id)),
  ),
  injectFault(
    'rules',
    'an administrator of the platform is none of a tenant',
    'getUserRole',
    (call) => {
      const isMeant = getSubject(call) === 'kira';
      const none = body(put('securityUserRoleVerification.isTenantAdmin', false));
      return isMeant ? none(call) : call.pass();
    },
  ),
  injectFault('state', 'who has left is there still', 'logout', without('sessions', 'platform')),
];
