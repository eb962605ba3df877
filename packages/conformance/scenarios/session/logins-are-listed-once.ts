import { scenario } from '../../scenario/types.ts';
import { loginDay } from '../../support/analytics.ts';
import { getOwnSession, fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'A stored login is listed once, as it was sent, however often it is sent',
  source: 'AUTH-006, TEAM-037',
  isExclusive: true,
  async run(ctx) {
    const [admin, me, other] = [ctx.as('admin'), ctx.as('member'), ctx.as('colleague')];
    const login = async (who: typeof me, browser: string, more = {}) => ({
      id,
      employeeId: (await fetchProfile(who)).employeeId,
      tenantId: who.tenantId,
      ipAddress: '203.0.113.7',
      timestamp,
      dateTimeStampFormatted: '',
      browser,
      ...more,
    });
    const id = ctx.uuid();
    const noon = new Date(ctx.at(ctx.day(-1, admin.timeZone), '12:00', admin.timeZone));
    // Noon, written with an offset of two more hours east.
    const timestamp = new Date(noon.getTime() + 7_200_000).toISOString().replace('Z', '+02:00');
    // At maximum length, minus the time that the edges add.
    const browser = ctx.name('Browser').padEnd(244, 'x');
    const { name } = await fetchProfile(me);
    const listed = async () => {
      const response = await admin.request('getUserLoginAnalytics', {
        path: { newDate: loginDay(ctx.day(-1, admin.timeZone)) },
        body: {
          page: 1,
          pageSize: 50,
          sort: '-dateTimeStampFormatted',
          columnFilters: [{ name: 'userName', value: name }],
        },
      });
      return response.userLoginDetails.filter((each) => each.browser.startsWith(browser));
    };
    await me.request('saveUserLogin', { body: await login(me, browser) });
    await me.request('saveUserLogin', { body: await login(me, browser) });
    await other.call('saveUserLogin', { body: await login(other, ctx.name('Browser')) });
    // The day's first and last minute, written where the date differs.
    const edges = [
      { at: '00:00', hours: -11 },
      { at: '23:59', hours: 14 },
    ];
    for (const { at, hours } of edges) {
      const edge = Date.parse(ctx.at(ctx.day(-1, admin.timeZone), at, admin.timeZone));
      const there = new Date(edge + hours * 3_600_000).toISOString();
      const offset = hours < 0 ? '-11:00' : '+14:00';
      const more = { id: ctx.uuid(), timestamp: there.replace('Z', offset) };
      await me.request('saveUserLogin', { body: await login(me, `${browser} ${at}`, more) });
    }
    const all = await listed();
    const atEdges = all.filter((each) => each.browser !== browser);
    ctx.expectEqual('those of its first and last minute', atEdges.length, edges.length);
    const [row, ...more] = all.filter((each) => each.browser === browser);
    ctx.expectEqual('the number of others', more, []);
    ctx.expectEqual('whose it is', row?.userName, name);
    ctx.expectEqual('the address', row?.ipAddress, '203.0.113.7');
    await me.request('saveUserLogin', {
      body: await login(me, `${browser}?`, { id: ctx.uuid(), ipAddress: '' }),
    });
    const filled = (await listed()).find((each) => each.browser === `${browser}?`);
    const { ipAddress } = await getOwnSession(me);
    ctx.expectEqual('the address that is left to the server', filled?.ipAddress, ipAddress);
    ctx.expectThat(
      'it is listed at noon',
      row?.dateTimeStampFormatted.endsWith('12:00 PM') === true,
    );
  },
});
