import type { components } from '@atrium/contract/generated/types.ts';
import { isAdministrator, loadRights } from '../../../core/records/access.ts';
import type { Call } from '../../../core/requests/handler.ts';
import { reject } from '../../../core/requests/http-error.ts';
import type { Scope } from '../../../store/store.ts';
import type { TenantUser, World } from '../../../store/world.ts';
import type { Role } from '../../../store/world/people.ts';

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

/** Whether a role type is above the caller's. */
export const isAbove = (
  { user }: Pick<Giver, 'user'>,
  { roleType }: Pick<TenantUser, 'roleType'>,
): boolean => ranks.indexOf(roleType) > ranks.indexOf(user.roleType);

/** No one may grant a role type above their own, or change a user who has one. 403 otherwise. */
export function checkNotAbove(
  caller: Pick<Giver, 'user'>,
  other: Pick<TenantUser, 'roleType'>,
): void {
  if (isAbove(caller, other)) throw reject(403, 'aboveYou');
}

/** 403 when a change of a role would take rights from a user above the caller who may enter. */
export async function checkRoleOfThoseAbove(
  { db, user }: Pick<Giver, 'user'> & { db: Scope<World> },
  { id, privileges }: Role,
  after: readonly Contract['Privilege'][],
): Promise<void> {
  if (privileges.every((right) => after.includes(right))) return;
  const roleType = ranks.slice(ranks.indexOf(user.roleType) + 1);
  if (roleType.length === 0) return;
  const above = await db.query('tenantUsers', { where: { roleType } });
  const isTaken = above.some((each) => each.state !== 'deactivated' && each.roleIds.includes(id));
  if (isTaken) throw reject(403, 'roleOfThoseAbove');
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
