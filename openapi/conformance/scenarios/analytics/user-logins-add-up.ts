import { scenario, type Actor, type Kit } from '../../scenario/types.ts';
import { dayOfLogins, loginDay } from '../../support/analytics.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'Who has logged in and who has not are all users, however the list is filtered',
  source: 'ANLYT-032, ANLYT-026, ANLYT-033',
  isAlone: true,
  async run(kit) {
    const me = kit.as('admin');
    const newDate = await dayOfLogins(kit, me);
    const ask = (columnFilters: { name: string; value: string }[] = []) =>
      me.ask('getUserLoginAnalytics', {
        path: { newDate },
        body: { page: 1, pageSize: 10, sort: '-dateTimeStampFormatted', columnFilters },
      });
    const all = await ask();
    const { loggedIn, notLoggedIn, totalUsers, totalLogins } = all;
    kit.expectEqual('users', loggedIn + notLoggedIn, totalUsers);
    kit.expectThat('each who logged in did so once at least', totalLogins >= loggedIn);
    kit.expectEqual('rows', all.totalUserCount, totalLogins);
    kit.expectEqual('rows shown', all.userLoginDetails.length, Math.min(10, totalLogins));
    const nobody = await ask([{ name: 'User', value: kit.uuid() }]);
    kit.expectEqual('rows of nobody', nobody.totalUserCount, 0);
    kit.expectEqual('logins whatever the filter', nobody.totalLogins, totalLogins);
    const [first] = all.userLoginDetails;
    if (first) {
      const found = await ask([{ name: 'User', value: first.userName }]);
      const isTheirs = found.userLoginDetails.every(({ userName }) => userName === first.userName);
      kit.expectThat('the rows are theirs', isTheirs && found.totalUserCount > 0);
    }
    const sorted = async (sort: string) => {
      const list = { page: 1, pageSize: 50, sort, columnFilters: [] } as const;
      const sent = { path: { newDate }, body: { ...list, columnFilters: [] } };
      return (await me.ask('getUserLoginAnalytics', sent)).userLoginDetails.map(({ id }) => id);
    };
    const byUser = await sorted('-User');
    kit.expectEqual('the order by user, whatever its name', byUser, await sorted('-userName'));
    const body = { page: 1, pageSize: 10, sort: 'userName', columnFilters: [] } as const;
    const days = [0, 1].map((offset) => loginDay(kit.day(offset, me.timeZone)));
    for (const wrong of [...days, '31-Feb-2026 00:00:00 AM', '39-Jan-2026 00:00:00 AM']) {
      const path = { newDate: wrong };
      await me.refused(400, 'getUserLoginAnalytics', {
        path,
        body: { ...body, columnFilters: [] },
      });
    }
    const { securityUsers } = await me.ask('getSecurityUsers');
    kit.expectEqual('the users of the organization', totalUsers, securityUsers.length);
    const counts = [];
    const noon = kit.at(kit.day(-1, me.timeZone), '12:00', me.timeZone);
    // The same moment, as a clock 14 hours ahead of UTC writes it.
    const ahead = new Date(Date.parse(noon) + 14 * 3_600_000).toISOString().replace('Z', '+14:00');
    for (const timestamp of [noon, ahead]) {
      const id = kit.uuid();
      const { employeeId } = await profileOf(me);
      const login = { id, employeeId, tenantId: me.tenantId, ipAddress: '', timestamp };
      await me.ask('saveUserLogin', {
        body: { ...login, dateTimeStampFormatted: '', browser: kit.name() },
      });
      const path = { newDate: loginDay(kit.day(-1, me.timeZone)) };
      const sent = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
      const day = await me.ask('getUserLoginAnalytics', { path, body: sent });
      counts.push({ users: day.loggedIn, logins: day.totalLogins });
    }
    const [once, twice] = counts;
    kit.expectEqual('users, one of whom came twice', twice?.users, once?.users);
    kit.expectEqual('logins', twice?.logins, (once?.logins ?? 0) + 1);
    const others = ['member', 'colleague'].map((each) => kit.as(each));
    await eachIsNamed(kit, me, [me, ...others]);
  },
});

/** Whoever logs in is listed by name, and each of them counts. */
async function eachIsNamed(kit: Kit, me: Actor, people: readonly Actor[]): Promise<void> {
  const day = kit.day(-1, me.timeZone);
  const timestamp = kit.at(day, '12:00', me.timeZone);
  const sent = { page: 1, pageSize: 50 as const, sort: null };
  const ask = (user: string) =>
    me.ask('getUserLoginAnalytics', {
      path: { newDate: loginDay(day) },
      body: { ...sent, columnFilters: [{ name: 'User', value: user }] },
    });
  for (const who of people) {
    const { name, employeeId } = await profileOf(who);
    const own = { id: kit.uuid(), employeeId, tenantId: who.tenantId, ipAddress: '' };
    await who.ask('saveUserLogin', {
      body: { ...own, timestamp, dateTimeStampFormatted: '', browser: kit.name() },
    });
    const { userLoginDetails, loggedIn } = await ask(name);
    const isListed = userLoginDetails.some(({ userName }) => userName === name);
    kit.expectThat(`${who.role} is listed by name`, isListed);
    kit.expectThat('each of them counts', loggedIn > people.indexOf(who));
  }
}
