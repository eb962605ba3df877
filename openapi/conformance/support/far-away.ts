/** Somebody who works where another day is than by UTC. */
import type { ScenarioContext } from '../scenario/types.ts';
import { payLoad } from './clockwork.ts';
import { employee } from './people.ts';
import { fetchProfile } from './profile.ts';
import { newOrganization } from './registration.ts';

const hour = 3_600_000;

const toIsoTimestamp = (at: number): string => new Date(at).toISOString();

/**
 * The administrator of a new organization, its only employee, in a time zone of another day than
 * UTC's, and two hours of theirs. One is of today either there or by UTC: `worked` seconds of it are of
 * today there. The other is of an earlier day there than by UTC, or a later one; `earlier` is that day,
 * with what they have worked on it in seconds.
 */
export async function farFromUtc(ctx: ScenarioContext) {
  const boss = await newOrganization(ctx);
  const { id } = await fetchProfile(boss);
  const { id: employeeId } = await employee(ctx, boss, { isTeamLead: false });
  const now = Date.parse(ctx.minutesFromNow(0));
  const midnight = now - (now % (24 * hour));
  // The days of Pago Pago begin at 11:00 by UTC, those of Kiritimati at 10:00.
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
