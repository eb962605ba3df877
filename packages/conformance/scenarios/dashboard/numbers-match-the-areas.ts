import { scenario, type Actor, type ScenarioContext } from '../../scenario/types.ts';
import { clearRecent, stale, start } from '../../support/clockwork.ts';
import { asset, assetType, handedTo } from '../../support/assets.ts';
import { getEmployeeId } from '../../support/projects.ts';
import { fetchCounts } from '../../support/notifications.ts';
import { review } from '../../support/reviews/world.ts';

export default scenario({
  title: 'The numbers on the Dashboard equal those that the areas return',
  source: 'SHELL-026, SHELL-D50',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('member');
    await clearRecent(ctx, me);
    const before = await me.request('getDashboard');
    ctx.expectEqual('the running entry', before.running?.runningEntry, null);
    ctx.expectEqual('the seconds of today', before.hours?.todayInSeconds, 0);
    await review(ctx, ctx.as('admin'));
    for (const who of [me, ctx.as('admin')]) {
      const page = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
      const body = { ...page, cycleFilters: {}, showActionableItem: true };
      const { totalCount } = await who.request('getReviews', { body });
      const { reviews } = await who.request('getDashboard', { query: { tiles: ['reviews'] } });
      ctx.expectEqual(`what waits for the ${who.role}`, reviews?.waiting, totalCount);
    }
    const manager = ctx.as('admin');
    const employeeId = await getEmployeeId(manager);
    const given = { id: ctx.uuid(), assetId: await asset(ctx, manager), employeeId };
    await manager.request('assignAsset', { body: given });
    const due = { id: ctx.uuid(), assetId: await asset(ctx, manager) };
    const loaned = { ...due, employeeId: await getEmployeeId(me), expectedReturnOn: ctx.day(7) };
    await manager.request('assignAsset', { body: loaned });
    const declined = { path: { id: (await handedTo(ctx, me, manager)).id } };
    await me.request('declineHandover', { ...declined, body: { reason: 'It never came.' } });
    await teamsAreGiven(ctx, manager, employeeId);
    // Everyone may open their own assets: no right is required.
    for (const who of [manager, me, ctx.as('colleague'), ctx.as('teamLead')]) {
      const { assets } = await who.request('getDashboard', { query: { tiles: ['assets'] } });
      const { myAssets } = await who.request('listMyAssets');
      const own = myAssets.filter(({ teamName }) => teamName === '');
      ctx.expectEqual('the user’s own assets', assets?.assigned, own.length);
      ctx.expectEqual('what the teams have', assets?.ofTeams, myAssets.length - own.length);
      const pending = own.filter(({ assignment }) => assignment.handover?.state === 'Pending');
      ctx.expectEqual('the assets to accept', assets?.toAccept, pending.length);
    }
    const { unreadNotificationCount } = await fetchCounts(me);
    const { notifications } = await me.request('getDashboard', {
      query: { tiles: ['notifications'] },
    });
    const actual = notifications?.unreadNotificationCount;
    ctx.expectEqual('the unread notifications', actual, unreadNotificationCount);
    const id = await start(ctx, me, ctx.minutesFromNow(-2));
    const after = await me.request('getDashboard');
    const running = after.running?.runningEntry?.clockWorkEntry.id;
    ctx.expectEqual('the running entry', running, id);
    const { weekInSeconds = 0, todayInSeconds = 0 } = after.hours ?? {};
    const added = weekInSeconds - (before.hours?.weekInSeconds ?? 0);
    ctx.expectThat('the week holds the two minutes', added >= 0 && added < 600);
    ctx.expectThat('today is part of the week', todayInSeconds <= weekInSeconds);
    const old = await stale(ctx, me);
    const { running: remaining } = await me.request('getDashboard', {
      query: { tiles: ['running'] },
    });
    const shown = [remaining?.runningEntry?.clockWorkEntry.id, remaining?.runningEntry?.crossover];
    ctx.expectEqual('the entry running since yesterday', shown, [old, true]);
    await clearRecent(ctx, me);
  },
});

/** Assigns an asset to each team of a person. */
async function teamsAreGiven(ctx: ScenarioContext, me: Actor, employeeId: string): Promise<void> {
  const days = { startDateAsString: ctx.day(-365), endDateAsString: ctx.day(0) };
  const body = { ...days, teamId: ['00000000-0000-0000-0000-000000000000'] };
  const { clockWorkAnalytics: teams } = await me.request('getClockWorkAnalytics', { body });
  const assetTypeId = await assetType(ctx, me, { isTeam: true });
  for (const { teamId, clockWorkAnalyticsMembers: members } of teams) {
    if (!members.some(({ id }) => id === employeeId)) continue;
    const given = { id: ctx.uuid(), assetId: await asset(ctx, me, { assetTypeId }), teamId };
    await me.request('assignAsset', { body: { ...given, employeeId: null } });
  }
}
