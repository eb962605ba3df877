import { scenario } from '../../scenario/types.ts';
import { request } from '../../support/notifications.ts';
import { role, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';

/** The tiles by the rights that show them; one’s own assets, holidays and absences need none. */
const rights = {
  'clockwork.basic': ['hours', 'projectHours', 'running', 'weeks'],
  'notification.basic': ['notifications'],
  'projects.basic': ['impediments', 'tasks'],
  'reviews.basic': ['reviews'],
  'organizationSettings.basic': ['firstSteps'],
  'teams.basic': ['firstSteps'],
  'services.basic': ['firstSteps'],
  'vendors.basic': ['firstSteps'],
} as const;

/** The first steps by the rights required to take them. */
const steps = {
  'organizationSettings.basic': ['settings', 'logo'],
  'teams.basic': ['team'],
  'services.basic': ['service'],
  'vendors.basic': ['vendor'],
} as const;

export default scenario({
  title: 'Each right shows only its tile of the Dashboard and its first step',
  source: 'SHELL-026, SHELL-D50',
  isExclusive: true,
  async run(ctx) {
    const [admin, me] = [ctx.as('admin'), ctx.as('colleague')];
    const { id } = await fetchProfile(me);
    const plain = await role(ctx, admin, ['dashboard.basic']);
    const shown = (found: object | null) =>
      Object.entries(found ?? {})
        .filter(
          ([name, value]) => !['assets', 'holidays', 'absences'].includes(name) && value !== null,
        )
        .map(([name]) => name)
        .toSorted();
    await withRoles(admin, { id, roleIds: [plain.id] }, async () => {
      ctx.expectEqual('without any', shown(await me.request('getDashboard')), []);
    });
    for (const [right, tiles] of Object.entries(rights) as [
      keyof typeof rights,
      readonly string[],
    ][]) {
      const one = await role(ctx, admin, ['dashboard.basic', right]);
      await withRoles(admin, { id, roleIds: [one.id] }, async () => {
        const found = await me.request('getDashboard');
        ctx.expectEqual(`the tiles by ${right}`, shown(found), tiles);
        if (!(right in steps)) return;
        const own = [...steps[right as keyof typeof steps]].toSorted();
        ctx.expectEqual(`the first steps by ${right}`, shown(found.firstSteps), own);
      });
      await admin.request('deleteRole', { path: { id: one.id } });
    }
    await admin.request('deleteRole', { path: { id: plain.id } });
    const unread = async () => {
      const { notifications } = await admin.request('getDashboard', {
        query: { tiles: ['notifications'] },
      });
      return notifications?.unreadNotificationCount ?? 0;
    };
    const { id: requested } = await request(ctx, ctx.as('member'), admin);
    const before = await unread();
    await admin.request('markNotificationSeen', { path: { id: requested } });
    ctx.expectEqual('what was seen counts no more', await unread(), before - 1);
  },
});
