import type { components } from '#openapi/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { firstOfWeek, weekdayOf } from './time.ts';

type Tile = components['schemas']['HoursTile'];
type Db = Scope<World>;

/** The first day of a day's week as the organization begins it; Monday without settings. */
export async function weekOf(db: Db, day: string): Promise<string> {
  const settings = await db.get('organizationSettings', 'settings');
  return firstOfWeek(day, settings?.weekStart ?? 'monday');
}

/** What the organization works on a day, and in its week; null without settings. */
export async function workingTime(
  db: Db,
  day: string,
): Promise<Pick<Tile, 'workingDayInSeconds' | 'workingWeekInSeconds'>> {
  const settings = await db.get('organizationSettings', 'settings');
  if (!settings) return { workingDayInSeconds: null, workingWeekInSeconds: null };
  const { workingDays, workingHoursStart, workingHoursEnd } = settings;
  const length = secondsInto(workingHoursEnd) - secondsInto(workingHoursStart);
  return {
    workingDayInSeconds: workingDays.includes(weekdayOf(day)) ? length : 0,
    workingWeekInSeconds: length * workingDays.length,
  };
}

/** Seconds from midnight to a clock time, HH:mm. */
function secondsInto(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60;
}
