import { isAdministrator, isMember, requireMember } from '../core/records/access.ts';
import { ok, type Handlers } from '../core/requests/handler.ts';
import { later } from '../core/requests/later.ts';
import { foundOr404 } from '../core/records/records.ts';
import { rejectField } from '../core/requests/http-error.ts';
import { toUtcTimestamp } from '../common/clockwork/time.ts';
import { isExpired } from '../common/people/status.ts';

export { default as requests } from '@atrium/contract/generated/schemas/session.requests.ts';

/** Access to tenants, and leaving them. Source: AUTH-047, AUTH-034, AUTH-046. */
export const handlers: Handlers<'session'> = {
  ...later(['logout'], async () => (await import('./session/logout.ts')).leaving),
  ...later(
    ['answerInvitation'],
    async () => (await import('./session/invitations.ts')).invitations,
  ),

  getUserTenants: async ({ person, platform, clock }) => {
    const assignments = await platform.query('assignments', { where: { personId: person.id } });
    const found = await platform.getMany(
      'tenants',
      assignments.map(({ tenantId }) => tenantId),
    );
    const tenants = assignments.flatMap((assignment) => {
      const { tenantId, isUserAssigned, invitedUserId } = assignment;
      const tenant = found.get(tenantId);
      if (!tenant || isExpired(assignment, clock.now())) return [];
      const { id, name } = tenant;
      const isInvited = invitedUserId !== undefined;
      return [{ id, name, isUserAssigned, ...(isInvited && { isInvited }) }];
    });
    return ok({ tenants });
  },

  getUserRole: async ({ person, platform, tx }) => {
    const assignments = await platform.query('assignments', { where: { personId: person.id } });
    const users = await Promise.all(
      assignments
        .filter(({ isUserAssigned }) => isUserAssigned)
        .map(({ tenantId }) => tx.tenant(tenantId).get('tenantUsers', person.id)),
    );
    const members = users.filter(isMember);
    return ok({
      securityUserRoleVerification: {
        isTenantAdmin: members.some(isAdministrator),
        isClientUser: members.some(({ roleType }) => roleType === 'ClientAppUser'),
      },
    });
  },

  assignTenant: async ({ path, platform }) => {
    const tenant = foundOr404(await platform.get('tenants', path.tenantId), 'tenantUnknown');
    const { id, name } = tenant;
    return ok({ tenant: { id, name, isUserAssigned: true }, successMessages: [] });
  },

  saveUserLogin: async ({ body, person, tx, ipAddress, platform, sessionId }) => {
    // A tab that is opened while the session views the tenant as another user is no sign-in of theirs.
    const view = await platform.get('sessionViews', sessionId);
    if (view?.tenantId === body.tenantId) return ok({ successMessages: [] });
    const user = await requireMember(tx, person, body.tenantId);
    const db = tx.tenant(body.tenantId);
    if (user.employeeId !== body.employeeId) {
      throw rejectField('employeeId', 'loginTenantMismatch');
    }
    // A repeated id changes nothing, no matter who sends it.
    if (await db.get('logins', body.id)) return ok({ successMessages: [] });
    // In UTC, so that a day's logins can be found by comparing texts.
    const timestamp = toUtcTimestamp(body.timestamp);
    if (timestamp > (user.lastSignInOn ?? '')) {
      await db.put('tenantUsers', { ...user, lastSignInOn: timestamp });
    }
    await db.put('logins', {
      ...body,
      timestamp,
      ipAddress: body.ipAddress || ipAddress,
      personId: person.id,
    });
    return ok({ successMessages: [] });
  },

  getIsTeamLead: async ({ user, db }) => {
    const employee = user.employeeId ? await db.get('employees', user.employeeId) : undefined;
    return ok({ isTeamLead: employee?.isTeamLead ?? false });
  },
};
