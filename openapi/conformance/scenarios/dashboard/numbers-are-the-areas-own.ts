import { scenario, type Actor, type Kit } from '../../scenario/types.ts';
import { clearRecent, stale, start } from '../../support/clockwork.ts';
import { asset, assetType, handedTo } from '../../support/assets.ts';
import { employeeIdOf } from '../../support/projects.ts';
import { countsOf } from '../../support/notifications.ts';
import { review } from '../../support/reviews/world.ts';

export default scenario({
  title: 'The Dashboard’s numbers are those that the areas tell',
  source: 'SHELL-026, and the decisions on screens',
  isAlone: true,
  async run(kit) {
    const me = kit.as('member');
    await clearRecent(kit, me);
    const before = await me.ask('getDashboard');
    kit.expectEqual('what runs', before.running?.runningEntry, null);
    kit.expectEqual('the seconds of today', before.hours?.todayInSeconds, 0);
    await review(kit, kit.as('admin'));
    for (const who of [me, kit.as('admin')]) {
      const page = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
      const body = { ...page, cycleFilters: {}, showActionableItem: true };
      const { totalCount } = await who.ask('getReviews', { body });
      const { reviews } = await who.ask('getDashboard', { query: { tiles: ['reviews'] } });
      kit.expectEqual(`what waits for the ${who.role}`, reviews?.waiting, totalCount);
    }
    const manager = kit.as('admin');
    const employeeId = await employeeIdOf(manager);
    const given = { id: kit.uuid(), assetId: await asset(kit, manager), employeeId };
    await manager.ask('assignAsset', { body: given });
    const due = { id: kit.uuid(), assetId: await asset(kit, manager) };
    const lent = { ...due, employeeId: await employeeIdOf(me), expectedReturnOn: kit.day(7) };
    await manager.ask('assignAsset', { body: lent });
    const declined = { path: { id: (await handedTo(kit, me, manager)).id } };
    await me.ask('declineHandover', { ...declined, body: { reason: 'It never came.' } });
    await teamsAreGiven(kit, manager, employeeId);
    // Everybody may open what they have: no right is asked for.
    for (const who of [manager, me, kit.as('colleague'), kit.as('teamLead')]) {
      const { assets } = await who.ask('getDashboard', { query: { tiles: ['assets'] } });
      const { myAssets } = await who.ask('listMyAssets');
      const own = myAssets.filter(({ teamName }) => teamName === '');
      kit.expectEqual('what is in one’s hands', assets?.assigned, own.length);
      kit.expectEqual('what the teams have', assets?.ofTeams, myAssets.length - own.length);
      const pending = own.filter(({ assignment }) => assignment.handover?.state === 'Pending');
      kit.expectEqual('what waits to be accepted', assets?.toAccept, pending.length);
    }
    const { unreadNotificationCount } = await countsOf(me);
    const { notifications } = await me.ask('getDashboard', {
      query: { tiles: ['notifications'] },
    });
    const told = notifications?.unreadNotificationCount;
    kit.expectEqual('what is unread', told, unreadNotificationCount);
    const id = await start(kit, me, kit.minutesFromNow(-2));
    const after = await me.ask('getDashboard');
    const running = after.running?.runningEntry?.clockWorkEntry.id;
    kit.expectEqual('what runs now', running, id);
    const { weekInSeconds = 0, todayInSeconds = 0 } = after.hours ?? {};
    const added = weekInSeconds - (before.hours?.weekInSeconds ?? 0);
    kit.expectThat('the week holds the two minutes', added >= 0 && added < 600);
    kit.expectThat('today is part of the week', todayInSeconds <= weekInSeconds);
    const old = await stale(kit, me);
    const { running: left } = await me.ask('getDashboard', { query: { tiles: ['running'] } });
    const shown = [left?.runningEntry?.clockWorkEntry.id, left?.runningEntry?.crossover];
    kit.expectEqual('what runs since yesterday', shown, [old, true]);
    await clearRecent(kit, me);
  },
});

/** Gives an asset to each of the teams in which somebody is. */
async function teamsAreGiven(kit: Kit, me: Actor, employeeId: string): Promise<void> {
  const days = { startDateAsString: kit.day(-365), endDateAsString: kit.day(0) };
  const body = { ...days, teamId: ['00000000-0000-0000-0000-000000000000'] };
  const { clockWorkAnalytics: teams } = await me.ask('getClockWorkAnalytics', { body });
  const assetTypeId = await assetType(kit, me, { isTeam: true });
  for (const { teamId, clockWorkAnalyticsMembers: members } of teams) {
    if (!members.some(({ id }) => id === employeeId)) continue;
    const given = { id: kit.uuid(), assetId: await asset(kit, me, { assetTypeId }), teamId };
    await me.ask('assignAsset', { body: { ...given, employeeId: null } });
  }
}
