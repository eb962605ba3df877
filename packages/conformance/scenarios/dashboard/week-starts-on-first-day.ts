import { addDays } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import type { Actor, ScenarioContext } from '../../scenario/types.ts';
import { add, clearRecent } from '../../support/clockwork.ts';
import { settingsFields, getWeekday } from '../../support/organization.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title:
    'The Dashboard counts today from midnight and the week from its first day, in the user’s time zone',
  source: 'SHELL-D54',
  isExclusive: true,
  async run(ctx) {
    const person = ctx.as('member');
    const { version: _version, ...settings } = await settingsFields(ctx, ctx.as('admin'));
    const { timeZone, dateFormat } = await fetchProfile(person);
    const me = { ...person, timeZone: zoneWithin(ctx) };
    const first = addDays(ctx.day(0, me.timeZone), -3);
    await clearRecent(ctx, person);
    await me.request('updateDateFormatAndTimeZone', {
      body: { timeZone: me.timeZone, dateFormat },
    });
    await ctx.as('admin').request(save, { body: { ...settings, weekStart: getWeekday(first) } });
    try {
      await countsTheWeek(ctx, me, first);
    } finally {
      await ctx.as('admin').request(save, { body: settings });
      await me.request('updateDateFormatAndTimeZone', { body: { timeZone, dateFormat } });
    }
  },
});

const save = 'saveOrganizationSettings';

async function countsTheWeek(ctx: ScenarioContext, me: Actor, first: string): Promise<void> {
  const readActual = async () => {
    const { hours } = await me.request('getDashboard', { query: { tiles: ['hours'] } });
    return [hours?.weekInSeconds, hours?.week, hours?.todayInSeconds, hours?.today];
  };
  const before = addDays(first, -1);
  const yesterday = addDays(first, 2);
  const today = addDays(first, 3);
  const cleared = async (day: string) => {
    const { clockWorkEntries } = await me.request('getClockWorkDay', { path: { date: day } });
    const ids = clockWorkEntries.map(({ id }) => id);
    if (ids.length > 0) await me.request('deleteClockWorkEntries', { body: ids });
  };
  for (let offset = 0; offset < 5; offset += 1) await cleared(addDays(before, offset));
  await add(ctx, me, { day: before, from: '22:00', to: '23:59' });
  ctx.expectEqual('on the day before', await readActual(), [0, '0h 00m', 0, '0h 00m']);
  await add(ctx, me, { day: first, from: '00:00', to: '01:05' });
  ctx.expectEqual('on the first day', await readActual(), [3900, '1h 05m', 0, '0h 00m']);
  await add(ctx, me, { day: yesterday, from: '22:00', to: '22:10' });
  ctx.expectEqual('yesterday', await readActual(), [4500, '1h 15m', 0, '0h 00m']);
  await add(ctx, me, { day: today, from: '00:00', to: '00:30' });
  ctx.expectEqual('today', await readActual(), [6300, '1h 45m', 1800, '0h 30m']);
  const { hours } = await me.request('getDashboard', { query: { tiles: ['hours'] } });
  ctx.expectEqual(
    'the days of the week',
    (hours?.days ?? []).map(({ day, totalTimeInSeconds }) => [day, totalTimeInSeconds]),
    [3900, 0, 600, 1800, 0, 0, 0].map((seconds, at) => [addDays(first, at), seconds]),
  );
  for (const day of [before, first, yesterday, today]) await cleared(day);
}

/** A time zone that is some hours past midnight: at any time, one of the two is. */
function zoneWithin(ctx: ScenarioContext): string {
  const now = Date.parse(ctx.minutesFromNow(0));
  const isWithin = (zone: string) =>
    now - Date.parse(ctx.at(ctx.day(0, zone), '00:00', zone)) > 2 * 3_600_000;
  return isWithin('Asia/Tokyo') ? 'Asia/Tokyo' : 'America/New_York';
}
