import { addDays } from '../../scenario/time.ts';
import { scenario } from '../../scenario/types.ts';
import type { Actor, Kit } from '../../scenario/types.ts';
import { add, clearRecent } from '../../support/clockwork.ts';
import { settingsFields } from '../../support/organization.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title:
    'The Dashboard counts today from midnight and the week from its first day on, in one’s own zone',
  source: 'decisions, "Screens" (Dashboard)',
  isAlone: true,
  async run(kit) {
    const person = kit.as('member');
    const { version: _version, ...settings } = await settingsFields(kit, kit.as('admin'));
    const { timeZone, dateFormat } = await profileOf(person);
    const me = { ...person, timeZone: zoneWithin(kit) };
    await clearRecent(kit, person);
    await me.ask('updateDateFormatAndTimeZone', { body: { timeZone: me.timeZone, dateFormat } });
    await kit.as('admin').ask(save, { body: { ...settings, weekStart: 'monday' } });
    try {
      await countsTheWeek(kit, me);
    } finally {
      await kit.as('admin').ask(save, { body: settings });
      await me.ask('updateDateFormatAndTimeZone', { body: { timeZone, dateFormat } });
    }
  },
});

const save = 'saveOrganizationSettings';

async function countsTheWeek(kit: Kit, me: Actor): Promise<void> {
  const told = async () => {
    const { hours } = await me.ask('getDashboard', { query: { tiles: ['hours'] } });
    return [hours?.weekInSeconds, hours?.week, hours?.todayInSeconds, hours?.today];
  };
  const today = kit.day(0, me.timeZone);
  const weekday = weekdayOf(today);
  const monday = addDays(today, -weekday);
  const cleared = async (day: string) => {
    const { clockWorkEntries } = await me.ask('getClockWorkDay', { path: { date: day } });
    const ids = clockWorkEntries.map(({ id }) => id);
    if (ids.length > 0) await me.ask('deleteClockWorkEntries', { body: ids });
  };
  for (let offset = -1; offset <= weekday; offset += 1) await cleared(addDays(monday, offset));
  await add(kit, me, { day: addDays(monday, -1), from: '22:00', to: '23:59' });
  kit.expectEqual('on Sunday', await told(), [0, '0h 00m', 0, '0h 00m']);
  await add(kit, me, { day: monday, from: '00:00', to: '01:05' });
  kit.expectEqual('on Monday', await told(), [3900, '1h 05m', 0, '0h 00m']);
  await add(kit, me, { day: addDays(today, -1), from: '22:00', to: '22:10' });
  kit.expectEqual('yesterday', await told(), [4500, '1h 15m', 0, '0h 00m']);
  await add(kit, me, { day: today, from: '00:00', to: '00:30' });
  kit.expectEqual('today', await told(), [6300, '1h 45m', 1800, '0h 30m']);
  for (const day of [addDays(monday, -1), monday, addDays(today, -1), today]) await cleared(day);
}

/** The weekday of a day, from Monday on: 0 to 6. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** A time zone in which it is no Monday now, and some hours after midnight: at any hour there is one. */
function zoneWithin(kit: Kit): string {
  const now = Date.parse(kit.minutesFromNow(0));
  const found = zones.find((zone) => {
    const today = kit.day(0, zone);
    return weekdayOf(today) > 0 && now - Date.parse(kit.at(today, '00:00', zone)) > 2 * 3_600_000;
  });
  if (!found) throw new Error('It is Monday everywhere.');
  return found;
}

const zones = [
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Honolulu',
  'Pacific/Pago_Pago',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Dubai',
] as const;
