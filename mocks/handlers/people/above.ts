import type { components } from '#openapi/generated/types.ts';
import { isAdministrator, loadRights } from '../../core/access.ts';
import type { Call } from '../../core/handler.ts';
import { reject } from '../../core/http-error.ts';
import type { Scope } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';

type Contract = components['schemas'];

/** The user who grants or revokes rights. */
type Giver = Pick<Call<'updateSecurityUser'>, 'tx' | 'user' | 'path'>;

/** The role types in ascending order of rights. */
const ranks: readonly TenantUser['roleType'][] = [
  null,
  'ClientAppUser',
  'TenantAdmin',
  'PlatformAdmin',
];

/** No one may grant a role type above their own, or change a user who has one. 403 otherwise. */
export function checkNotAbove(
  { user }: Pick<Giver, 'user'>,
  { roleType }: Pick<TenantUser, 'roleType'>,
): void {
  if (ranks.indexOf(roleType) > ranks.indexOf(user.roleType)) throw reject(403, 'aboveYou');
}

/**
 * Client app users may grant and revoke only rights that they have themselves. The tenant's
 * administrators may grant all, because a right that no one has could never be granted. 403
 * otherwise.
 */
export async function checkRights(
  { tx, user, path }: Giver,
  rights: readonly Contract['Privilege'][],
): Promise<void> {
  if (isAdministrator(user)) return;
  const own = new Set(await loadRights(tx, user, path.tenantId));
  const beyond = rights.find((right) => !own.has(right));
  if (beyond) throw reject(403, 'beyondYourRights', { privilege: beyond });
}

/** Applies `checkRights` to the rights that a user gains and loses by a change of roles. */
export async function checkRoles(
  giver: Giver & { db: Scope<World> },
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  if (isAdministrator(giver.user)) return;
  const moved = new Set(before).symmetricDifference(new Set(after));
  const roles = await giver.db.query('roles', { where: { id: [...moved] } });
  await checkRights(
    giver,
    roles.flatMap(({ privileges }) => privileges),
  );
}
