import { scenario, type Actor, type ScenarioContext } from '../../scenario/types.ts';
import { dayOfLogins, loginDay } from '../../support/analytics.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title:
    'Users who have logged in and active users who have not are together all users, whatever filter the list has',
  source: 'ANLYT-032, ANLYT-026, ANLYT-033',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const newDate = await dayOfLogins(ctx, me);
    const request = (columnFilters: { name: string; value: string }[] = []) =>
      me.request('getUserLoginAnalytics', {
        path: { newDate },
        body: { page: 1, pageSize: 10, sort: '-dateTimeStampFormatted', columnFilters },
      });
    const all = await request();
    const { loggedIn, notLoggedIn, totalUsers, totalLogins } = all;
    ctx.expectEqual('users', loggedIn + notLoggedIn, totalUsers);
    ctx.expectThat('each who logged in did so once at least', totalLogins >= loggedIn);
    ctx.expectEqual('rows', all.totalUserCount, totalLogins);
    ctx.expectEqual('rows shown', all.userLoginDetails.length, Math.min(10, totalLogins));
    const nobody = await request([{ name: 'User', value: ctx.uuid() }]);
    ctx.expectEqual('rows of nobody', nobody.totalUserCount, 0);
    ctx.expectEqual('logins whatever the filter', nobody.totalLogins, totalLogins);
    const [first] = all.userLoginDetails;
    if (first) {
      const found = await request([{ name: 'User', value: first.userName }]);
      const isTheirs = found.userLoginDetails.every(({ userName }) => userName === first.userName);
      ctx.expectThat('the rows are theirs', isTheirs && found.totalUserCount > 0);
    }
    const sorted = async (sort: string) => {
      const list = { page: 1, pageSize: 50, sort, columnFilters: [] } as const;
      const sent = { path: { newDate }, body: { ...list, columnFilters: [] } };
      return (await me.request('getUserLoginAnalytics', sent)).userLoginDetails.map(({ id }) => id);
    };
    const byUser = await sorted('-User');
    ctx.expectEqual('the order by user, whatever its name', byUser, await sorted('-userName'));
    const body = { page: 1, pageSize: 10, sort: 'userName', columnFilters: [] } as const;
    const days = [0, 1].map((offset) => loginDay(ctx.day(offset, me.timeZone)));
    for (const wrong of [...days, '31-Feb-2026 00:00:00 AM', '39-Jan-2026 00:00:00 AM']) {
      const path = { newDate: wrong };
      await me.expectError(400, 'getUserLoginAnalytics', {
        path,
        body: { ...body, columnFilters: [] },
      });
    }
    const { securityUsers } = await me.request('getSecurityUsers');
    ctx.expectThat(
      'no one counts but the users of the organization',
      totalUsers > 0 && totalUsers <= securityUsers.length,
    );
    const counts = [];
    const noon = ctx.at(ctx.day(-1, me.timeZone), '12:00', me.timeZone);
    // The same timestamp, written with an offset of 14 hours ahead of UTC.
    const ahead = new Date(Date.parse(noon) + 14 * 3_600_000).toISOString().replace('Z', '+14:00');
    for (const timestamp of [noon, ahead]) {
      const id = ctx.uuid();
      const { employeeId } = await fetchProfile(me);
      const login = { id, employeeId, tenantId: me.tenantId, ipAddress: '', timestamp };
      await me.request('saveUserLogin', {
        body: { ...login, dateTimeStampFormatted: '', browser: ctx.name() },
      });
      const path = { newDate: loginDay(ctx.day(-1, me.timeZone)) };
      const sent = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
      const day = await me.request('getUserLoginAnalytics', { path, body: sent });
      counts.push({ users: day.loggedIn, logins: day.totalLogins });
    }
    const [once, twice] = counts;
    ctx.expectEqual('users, one of whom came twice', twice?.users, once?.users);
    ctx.expectEqual('logins', twice?.logins, (once?.logins ?? 0) + 1);
    const others = ['member', 'colleague'].map((each) => ctx.as(each));
    await eachIsNamed(ctx, me, [me, ...others]);
  },
});

/** Each person who logs in is listed by name and counted. */
async function eachIsNamed(
  ctx: ScenarioContext,
  me: Actor,
  people: readonly Actor[],
): Promise<void> {
  const day = ctx.day(-1, me.timeZone);
  const timestamp = ctx.at(day, '12:00', me.timeZone);
  const sent = { page: 1, pageSize: 50 as const, sort: null };
  const request = (user: string) =>
    me.request('getUserLoginAnalytics', {
      path: { newDate: loginDay(day) },
      body: { ...sent, columnFilters: [{ name: 'User', value: user }] },
    });
  for (const who of people) {
    const { name, employeeId } = await fetchProfile(who);
    const own = { id: ctx.uuid(), employeeId, tenantId: who.tenantId, ipAddress: '' };
    await who.request('saveUserLogin', {
      body: { ...own, timestamp, dateTimeStampFormatted: '', browser: ctx.name() },
    });
    const { userLoginDetails, loggedIn } = await request(name);
    const isListed = userLoginDetails.some(({ userName }) => userName === name);
    ctx.expectThat(`${who.role} is listed by name`, isListed);
    ctx.expectThat('each of them counts', loggedIn > people.indexOf(who));
  }
}
