import { checkAssigned } from '../core/access.ts';
import { ok, type Handlers } from '../core/handler.ts';
import { later } from '../core/later.ts';
import { foundOr404 } from '../core/records.ts';
import { refuseField } from '../core/refusal.ts';
import { instantOf } from '../common/clockwork/time.ts';

export { default as requests } from '#openapi/generated/schemas/session.requests.ts';

/** Who may enter, which tenant, and leaving again. Source: document 1, sections 2, 3 and 7. */
export const handlers: Handlers<'session'> = {
  ...later(['logout'], async () => (await import('./session/logout.ts')).leaving),

  getUserTenants: async ({ person, platform }) => {
    const assignments = await platform.query('assignments', { where: { personId: person.id } });
    const tenants = await Promise.all(
      assignments.map(async ({ tenantId, isUserAssigned }) => {
        const tenant = await platform.get('tenants', tenantId);
        return tenant ? [{ id: tenant.id, name: tenant.name, isUserAssigned }] : [];
      }),
    );
    return ok({ tenants: tenants.flat() });
  },

  getUserRole: async ({ person }) =>
    ok({
      securityUserRoleVerification: {
        isTenantAdmin: person.role === 'TenantAdmin' || person.role === 'PlatformAdmin',
        isClientUser: person.role === 'ClientAppUser',
      },
    }),

  assignTenant: async ({ path, platform }) => {
    const tenant = foundOr404(await platform.get('tenants', path.tenantId), 'tenantUnknown');
    const { id, name } = tenant;
    return ok({ tenant: { id, name, isUserAssigned: true }, successMessages: [] });
  },

  saveUserLogin: async ({ body, person, tx, ipAddress }) => {
    await checkAssigned(tx, person, body.tenantId);
    const db = tx.tenant(body.tenantId);
    const user = await db.get('tenantUsers', person.id);
    if (user?.employeeId !== body.employeeId)
      throw refuseField('employeeId', 'loginTenantMismatch');
    // The same id again changes nothing, whoever sends it.
    if (await db.get('logins', body.id)) return ok({ successMessages: [] });
    await db.put('logins', {
      ...body,
      // In UTC, so that a day's logins are found by their texts.
      timestamp: instantOf(body.timestamp),
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
