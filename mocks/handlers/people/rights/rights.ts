import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { privileges } from '@atrium/contract/generated/privileges.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { ok, type Handlers } from '../../../core/requests/handler.ts';
import { byText } from '../../../core/records/names.ts';
import { paginate } from '../../../core/records/paging.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import type { Role } from '../../../store/world/people.ts';
import type { TenantUser } from '../../../store/world.ts';
import { findUsersWithRoles, loadUserNames } from './role-users.ts';

type Rights = Extract<
  AreaOperations<'people'>,
  'previewRole' | 'getPrivilegeHolders' | 'getEffectiveRights'
>;
type Contract = components['schemas'];
type Privilege = Contract['Privilege'];

/** At most as many names are in a preview. */
const mostNames = 5;

/** Who has which right, and by which role. Source: PEOPL-019, PROJ-045. */
export const rights: Pick<Handlers<'people'>, Rights> = {
  previewRole: async ({ db, platform, body, user }) => {
    const role = foundOr404(await db.get('roles', body.id), 'roleUnknown');
    const all = await db.query('roles');
    const users = await findUsersWithRoles(db, [role.id]);
    const names = await loadUserNames(platform, users);
    const others = all.filter(({ id }) => id !== role.id);
    const toEffect = (privilege: Privilege): Contract['RightEffect'] => {
      const affected = users.filter((each) => !hasBy(others, each, privilege));
      const userNames = affected.map(({ id }) => names.get(id) ?? '').toSorted(byText(String));
      return { privilege, userCount: affected.length, userNames: userNames.slice(0, mostNames) };
    };
    const lost = subtract(role.privileges, body.privileges);
    const isOwn = user.roleIds.includes(role.id);
    return ok({
      userCount: users.length,
      gained: subtract(body.privileges, role.privileges).map(toEffect),
      lost: lost.map(toEffect),
      ownLost: isOwn ? lost.filter((privilege) => !hasBy(others, user, privilege)) : [],
    });
  },

  getPrivilegeHolders: async ({ db, platform, body }) => {
    const roles = await db.query('roles', { order: { by: 'name' } });
    const granting = roles.filter((role) => role.privileges.includes(body.privilege));
    const users = await findUsersWithRoles(
      db,
      granting.map(({ id }) => id),
    );
    const names = await loadUserNames(platform, users);
    const holders = users.map((user) => ({
      userId: user.id,
      userName: names.get(user.id) ?? '',
      roles: listGranting(granting, user, body.privilege),
    }));
    const sorted = holders.toSorted(byText(({ userName }) => userName));
    const { rows, totalCount } = paginate(sorted, { userName: ({ userName }) => userName }, body);
    return ok({ holders: rows, totalCount });
  },

  getEffectiveRights: async ({ db, platform, path }) => {
    const user = foundOr404(await db.get('tenantUsers', path.userId), 'userUnknown');
    const where = { id: user.roleIds };
    const roles = await db.query('roles', { where, order: { by: 'name' } });
    const names = await loadUserNames(platform, [user]);
    const found = privileges.map((privilege) => ({
      privilege,
      roles: listGranting(roles, user, privilege),
    }));
    return ok({
      userId: user.id,
      userName: names.get(user.id) ?? '',
      rights: found.filter((right) => right.roles.length > 0),
    });
  },
};

/** The roles by which a user has a right. */
const listGranting = (roles: readonly Role[], { roleIds }: TenantUser, privilege: Privilege) =>
  roles
    .filter((role) => roleIds.includes(role.id) && role.privileges.includes(privilege))
    .map(({ id, name }) => ({ id, name }));

const hasBy = (roles: readonly Role[], user: TenantUser, privilege: Privilege): boolean =>
  listGranting(roles, user, privilege).length > 0;

/** The rights of one set that are not in the other, in the order of the contract. */
const subtract = (from: readonly Privilege[], others: readonly Privilege[]) =>
  privileges.filter((each) => from.includes(each) && !others.includes(each));
