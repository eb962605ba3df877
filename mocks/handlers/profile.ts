import { loadRights } from '../core/records/access.ts';
import { ok, type Handlers } from '../core/requests/handler.ts';
import { later } from '../core/requests/later.ts';
import { normalizeName } from '../store/normalize-name.ts';
import type { World } from '../store/world.ts';
import type { SessionView } from '../store/world/account.ts';

export { default as requests } from '@atrium/contract/generated/schemas/profile.requests.ts';
export const messages = async () => (await import('./profile/messages.ts')).profile;

type Menu = World['menus']['menu'];
type Rights = World['roles']['privileges'];

/** The user in the tenant, and their account. Source: PROF-007, PROF-006. */
export const handlers: Handlers<'profile'> = {
  ...later(
    ['updateDateFormatAndTimeZone'],
    async () => (await import('./profile/settings.ts')).settings,
  ),
  ...later(
    ['uploadProfileImage', 'getProfileImage'],
    async () => (await import('./profile/images.ts')).imageHandlers,
  ),
  ...later(['changePassword'], async () => (await import('./profile/password.ts')).password),
  ...later(
    [
      'getTwoFactorStatus',
      'getTwoFactorConfig',
      'verifyTwoFactor',
      'getRecoveryCodes',
      'renewRecoveryCodes',
      'disableTwoFactor',
    ],
    async () => (await import('./profile/two-factor.ts')).twoFactor,
  ),
  ...later(
    ['listSessions', 'endSession', 'endOtherSessions'],
    async () => (await import('./profile/sessions.ts')).sessions,
  ),

  getProfile: async ({ path, person, user, db, platform, tx, view }) => {
    const userRights = (await loadRights(tx, user, path.tenantId)).toSorted();
    const tenant = await platform.get('tenants', path.tenantId);
    const organization = await db.get('organizationSettings', 'settings');
    const menus = await db.query('menus', { order: { by: 'order' } });
    const inactive = await db.query('pages', { where: { isActive: false } });
    return ok({
      profile: {
        id: person.id,
        name: person.name,
        email: person.email,
        profileImageUrl: user.profileImageUrl,
        tenantLogoUrl: tenant?.logoUrl ?? null,
        appMenus: withoutRoutes(
          permitted(
            menus.map(({ menu }) => menu),
            userRights,
          ),
          inactive.map(({ route }) => normalizeName(route)),
        ),
        userRights,
        tenantFeatures: [],
        employeeId: user.employeeId,
        roleType: user.roleType,
        timeZone: user.timeZone,
        dateFormat: user.dateFormat,
        hourFormat: user.hourFormat ?? 'language',
        weekStart: organization?.weekStart ?? 'monday',
        IsUserHasOrganizationSettings: organization !== undefined,
        ...(view && { viewAs: toViewAs(view) }),
      },
    });
  },
};

const toViewAs = ({ userId, userName, viewerName, endsAt }: SessionView) => ({
  userId,
  userName,
  viewerName,
  endsAt,
});

/** Only entries that the user may open; a group that becomes empty is removed, too. */
export function permitted(menus: readonly Menu[], rights: Rights): Menu[] {
  return menus.flatMap((menu) => {
    if (menu.privilege !== null && !rights.includes(menu.privilege)) return [];
    const children = permitted(menu.children, rights);
    const isEmptyGroup = menu.route === null && children.length === 0;
    return isEmptyGroup ? [] : [{ ...menu, children }];
  });
}

/** Leaves out the pages with these routes, and groups that become empty. Source: ADMIN-003. */
function withoutRoutes(menus: readonly Menu[], routes: readonly string[]): Menu[] {
  if (routes.length === 0) return [...menus];
  return menus.flatMap((menu) => {
    if (menu.route !== null) return routes.includes(normalizeName(menu.route)) ? [] : [menu];
    const children = withoutRoutes(menu.children, routes);
    return children.length === 0 ? [] : [{ ...menu, children }];
  });
}
