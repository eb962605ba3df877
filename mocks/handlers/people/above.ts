import type { components } from '#openapi/generated/types.ts';
import { isAdministrator, loadRights } from '../../core/access.ts';
import type { Call } from '../../core/handler.ts';
import { reject } from '../../core/refusal.ts';
import type { Scope } from '../../store/store.ts';
import type { TenantUser, World } from '../../store/world.ts';

type Contract = components['schemas'];

/** Whoever gives or takes rights. */
type Giver = Pick<Call<'updateSecurityUser'>, 'tx' | 'user' | 'path'>;

/** What kinds of users there are, the one who may do most last. */
const ranks: readonly TenantUser['roleType'][] = [
  null,
  'ClientAppUser',
  'TenantAdmin',
  'PlatformAdmin',
];

/** Nobody makes somebody more than they are, nor changes somebody who is. 403 otherwise. */
export function checkNotAbove(
  { user }: Pick<Giver, 'user'>,
  { roleType }: Pick<TenantUser, 'roleType'>,
): void {
  if (ranks.indexOf(roleType) > ranks.indexOf(user.roleType)) throw reject(403, 'aboveYou');
}

/**
 * Client app users give and take only rights that they have themselves; the tenant's
 * administrators all, since a right that nobody has could never be given. 403 otherwise.
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

/** Holds to `checkRights` what somebody gains and loses by having other roles than before. */
export async function checkRoles(
  giver: Giver & { db: Scope<World> },
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const moved = new Set(before).symmetricDifference(new Set(after));
  const roles = await giver.db.query('roles', { where: { id: [...moved] } });
  await checkRights(
    giver,
    roles.flatMap(({ privileges }) => privileges),
  );
}
