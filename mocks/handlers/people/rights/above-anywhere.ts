import type { Call } from '../../../core/requests/handler.ts';
import type { TenantUser } from '../../../store/world.ts';
import { isAbove } from './above.ts';

/**
 * Whether a person has a role type above the caller's in any of their tenants: an account belongs to
 * all of them, and who resets its second factor could act as that person there.
 */
export async function isAboveAnywhere(
  call: Pick<Call<'getUserDetails'>, 'platform' | 'tx' | 'user'>,
  user: TenantUser,
): Promise<boolean> {
  if (isAbove(call, user)) return true;
  const assignments = await call.platform.query('assignments', { where: { personId: user.id } });
  const others = await Promise.all(
    assignments
      .filter(({ isUserAssigned }) => isUserAssigned)
      .map(({ tenantId }) => call.tx.tenant(tenantId).get('tenantUsers', user.id)),
  );
  return others.some((other) => other !== undefined && isAbove(call, other));
}
