import { scenario } from '../../scenario/types.ts';
import { allOf } from '../../support/notifications.ts';

export default scenario({
  title: 'Everyone gets only their notifications, and cannot respond to those of others',
  source: 'NOTIF-010, GATE-014',
  isExclusive: true,
  async run(ctx) {
    const [admin, member] = [ctx.as('admin'), ctx.as('member')];
    const [own, others] = [await allOf(member), await allOf(admin)];
    const ids = new Set(own.map(({ id }) => id));
    ctx.expectThat(
      'no notification is two people’s',
      others.every(({ id }) => !ids.has(id)),
    );
    const [first] = own;
    if (!first) return;
    const { id } = first;
    await admin.expectError(404, 'markNotificationSeen', { path: { id } });
    await admin.expectError(404, 'completeNotification', { query: { notificationId: id } });
    await admin.expectError(404, 'rejectProjectLink', { query: { notificationId: id } });
    ctx.expectEqual('the notification', (await allOf(member))[0], first);
  },
});
