import { scenario } from '../../scenario/types.ts';
import { request } from '../../support/notifications.ts';
import { role, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

/** The tiles by the rights that show them; that of one’s assets needs none. */
const rights = {
  'clockwork.basic': ['hours', 'running'],
  'notification.basic': ['notifications'],
  'projects.basic': ['impediments'],
  'reviews.basic': ['reviews'],
  'organizationSettings.basic': ['firstSteps'],
  'teams.basic': ['firstSteps'],
  'services.basic': ['firstSteps'],
  'vendors.basic': ['firstSteps'],
} as const;

/** The first steps by the rights of those who may take them. */
const steps = {
  'organizationSettings.basic': ['settings', 'logo'],
  'teams.basic': ['team'],
  'services.basic': ['service'],
  'vendors.basic': ['vendor'],
} as const;

export default scenario({
  title: 'A right alone shows its own tile of the Dashboard and its own first step, and no other',
  source: 'SHELL-026, and the decisions on screens',
  isAlone: true,
  async run(kit) {
    const [admin, me] = [kit.as('admin'), kit.as('colleague')];
    const { id } = await profileOf(me);
    const plain = await role(kit, admin, ['dashboard.basic']);
    const shown = (found: object | null) =>
      Object.entries(found ?? {})
        .filter(([name, value]) => name !== 'assets' && value !== null)
        .map(([name]) => name)
        .toSorted();
    await withRoles(admin, { id, roleIds: [plain.id] }, async () => {
      kit.expectEqual('without any', shown(await me.ask('getDashboard')), []);
    });
    for (const [right, tiles] of Object.entries(rights) as [
      keyof typeof rights,
      readonly string[],
    ][]) {
      const one = await role(kit, admin, ['dashboard.basic', right]);
      await withRoles(admin, { id, roleIds: [one.id] }, async () => {
        const found = await me.ask('getDashboard');
        kit.expectEqual(`the tiles by ${right}`, shown(found), tiles);
        if (!(right in steps)) return;
        const own = [...steps[right as keyof typeof steps]].toSorted();
        kit.expectEqual(`the first steps by ${right}`, shown(found.firstSteps), own);
      });
      await admin.ask('deleteRole', { path: { id: one.id } });
    }
    await admin.ask('deleteRole', { path: { id: plain.id } });
    const unread = async () => {
      const { notifications } = await admin.ask('getDashboard', {
        query: { tiles: ['notifications'] },
      });
      return notifications?.unreadNotificationCount ?? 0;
    };
    const { id: asked } = await request(kit, kit.as('member'), admin);
    const before = await unread();
    await admin.ask('markNotificationSeen', { path: { id: asked } });
    kit.expectEqual('what was seen counts no more', await unread(), before - 1);
  },
});
