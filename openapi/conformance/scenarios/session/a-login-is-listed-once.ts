import { scenario } from '../../scenario/types.ts';
import { loginDay } from '../../support/analytics.ts';
import { ownSession, profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'A login that is saved is listed once, as it was sent, however often it is sent',
  source: 'AUTH-006, TEAM-037',
  isAlone: true,
  async run(kit) {
    const [admin, me, other] = [kit.as('admin'), kit.as('member'), kit.as('colleague')];
    const login = async (who: typeof me, browser: string, more = {}) => ({
      id,
      employeeId: (await profileOf(who)).employeeId,
      tenantId: who.tenantId,
      ipAddress: '203.0.113.7',
      timestamp,
      dateTimeStampFormatted: '',
      browser,
      ...more,
    });
    const id = kit.uuid();
    const noon = new Date(kit.at(kit.day(-1, admin.timeZone), '12:00', admin.timeZone));
    // Noon, as it is said two hours further east.
    const timestamp = new Date(noon.getTime() + 7_200_000).toISOString().replace('Z', '+02:00');
    // As long as it may be, beside the time that the edges add.
    const browser = kit.name('Browser').padEnd(244, 'x');
    const { name } = await profileOf(me);
    const listed = async () => {
      const answer = await admin.ask('getUserLoginAnalytics', {
        path: { newDate: loginDay(kit.day(-1, admin.timeZone)) },
        body: {
          page: 1,
          pageSize: 50,
          sort: '-dateTimeStampFormatted',
          columnFilters: [{ name: 'userName', value: name }],
        },
      });
      return answer.userLoginDetails.filter((each) => each.browser.startsWith(browser));
    };
    await me.ask('saveUserLogin', { body: await login(me, browser) });
    await me.ask('saveUserLogin', { body: await login(me, browser) });
    await other.call('saveUserLogin', { body: await login(other, kit.name('Browser')) });
    // The day's first and last minute, written where another day is.
    const edges = [
      { at: '00:00', hours: -11 },
      { at: '23:59', hours: 14 },
    ];
    for (const { at, hours } of edges) {
      const edge = Date.parse(kit.at(kit.day(-1, admin.timeZone), at, admin.timeZone));
      const there = new Date(edge + hours * 3_600_000).toISOString();
      const offset = hours < 0 ? '-11:00' : '+14:00';
      const more = { id: kit.uuid(), timestamp: there.replace('Z', offset) };
      await me.ask('saveUserLogin', { body: await login(me, `${browser} ${at}`, more) });
    }
    const all = await listed();
    const atEdges = all.filter((each) => each.browser !== browser);
    kit.expectEqual('those of its first and last minute', atEdges.length, edges.length);
    const [row, ...more] = all.filter((each) => each.browser === browser);
    kit.expectEqual('how many there are besides', more, []);
    kit.expectEqual('whose it is', row?.userName, name);
    kit.expectEqual('the address', row?.ipAddress, '203.0.113.7');
    await me.ask('saveUserLogin', {
      body: await login(me, `${browser}?`, { id: kit.uuid(), ipAddress: '' }),
    });
    const filled = (await listed()).find((each) => each.browser === `${browser}?`);
    const { ipAddress } = await ownSession(me);
    kit.expectEqual('the address that is left to the server', filled?.ipAddress, ipAddress);
    kit.expectThat(
      'it is listed at noon',
      row?.dateTimeStampFormatted.endsWith('12:00 PM') === true,
    );
  },
});
