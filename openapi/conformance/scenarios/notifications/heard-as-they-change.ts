import { scenario } from '../../scenario/types.ts';
import { countsOf, request } from '../../support/notifications.ts';
import { eventsAfter, lastHeard } from '../../support/streams.ts';

const hub = 'streamNotifications';

export default scenario({
  title: 'The hub tells a person of what is theirs alone, and goes on where it was left',
  source: 'NOTIF-037',
  isAlone: true,
  async run(kit) {
    const [me, other] = [kit.as('member'), kit.as('colleague')];
    const [start, others] = [await lastHeard(me, hub), await lastHeard(other, hub)];
    const { id, typeId } = await request(kit, kit.as('admin'), me);
    await me.ask('markNotificationSeen', { path: { id } });
    const heard = await eventsAfter(me, hub, start);
    kit.expectEqual(
      'what was told',
      heard.map(({ event }) => event),
      ['notification', 'notificationsChanged'],
    );
    kit.expectEqual('what it names', heard[0]?.data, { notificationId: id, typeId });
    kit.expectEqual('the counts', heard.at(-1)?.data, await countsOf(me));
    const [one, two] = heard;
    kit.expectThat('each has an id of its own', one?.id !== two?.id && one?.id !== '');
    const resumed = await eventsAfter(me, hub, one?.id ?? '');
    kit.expectEqual('what comes after the first', resumed, [two]);
    const { id: another } = await request(kit, kit.as('admin'), me);
    for (const deed of [
      () => me.ask('markAllNotificationsRead'),
      () => me.ask('completeNotification', { query: { notificationId: id } }),
      () => me.ask('rejectProjectLink', { query: { notificationId: another } }),
    ]) {
      const from = await lastHeard(me, hub);
      await deed();
      const [told] = await eventsAfter(me, hub, from);
      kit.expectEqual('what each deed tells', told?.event, 'notificationsChanged');
      kit.expectEqual('the counts then', told?.data, await countsOf(me));
    }
    kit.expectEqual('what a colleague hears', await eventsAfter(other, hub, others), []);
  },
});
