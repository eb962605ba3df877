/** A person in a time zone with another date than UTC. */
import type { ScenarioContext } from '../scenario/types.ts';
import { payLoad } from './clockwork.ts';
import { employee } from './people.ts';
import { fetchProfile } from './profile.ts';
import { newOrganization } from './registration.ts';

const hour = 3_600_000;

const toIsoTimestamp = (at: number): string => new Date(at).toISOString();

/**
 * The administrator of a new organization, its only employee, in a time zone with another date than
 * UTC, and two work periods. One is on today's date either there or in UTC: `worked` seconds of it
 * are on today's local date. The other is on an earlier local date than in UTC, or a later one;
 * `earlier` is that date, with the seconds worked on it.
 */
export async function farFromUtc(ctx: ScenarioContext) {
  const boss = await newOrganization(ctx);
  const { id } = await fetchProfile(boss);
  const { id: employeeId } = await employee(ctx, boss, { isTeamLead: false });
  const now = Date.parse(ctx.minutesFromNow(0));
  const midnight = now - (now % (24 * hour));
  // The days of Pago Pago start at 11:00 UTC, those of Kiritimati at 10:00.
  const isBehind = now - midnight < 10 * hour;
  const timeZone = isBehind ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
  await boss.request('updateSecurityUser', { body: { id, employeeId, timeZone } });
  for (const started of isBehind ? [-19, -4] : [-12, 5]) {
    const [from = '', to = null] = [started, started + 1].map((at) =>
      toIsoTimestamp(midnight + at * hour),
    );
    const entryPayLoad = payLoad(ctx, from, to);
    await boss.request('postClockWork', { body: { type: 'add', entryPayLoad } });
  }
  return {
    me: { ...boss, timeZone },
    id,
    employeeId,
    worked: isBehind ? 3600 : 0,
    earlier: isBehind
      ? { day: toIsoTimestamp(midnight - 48 * hour).slice(0, 10), worked: 3600 }
      : { day: toIsoTimestamp(midnight).slice(0, 10), worked: 7200 },
  };
}
