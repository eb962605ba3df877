import type { components } from '#openapi/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { addDays, firstOfWeek, getWeekday } from './time.ts';

type Tile = components['schemas']['HoursTile'];
type WeekDay = components['schemas']['ClockWorkWeekDay'];
type Db = Scope<World>;

/**
 * The first day of a day's week by the organization's settings; weeks start on Monday without
 * settings.
 */
export async function getWeekStart(db: Db, day: string): Promise<string> {
  const settings = await db.get('organizationSettings', 'settings');
  return firstOfWeek(day, settings?.weekStart ?? 'monday');
}

/** The organization's working time on a day and in its week; null without settings. */
export async function workingTime(
  db: Db,
  day: string,
): Promise<Pick<Tile, 'workingDayInSeconds' | 'workingWeekInSeconds'>> {
  const settings = await db.get('organizationSettings', 'settings');
  if (!settings) return { workingDayInSeconds: null, workingWeekInSeconds: null };
  const { workingDays, workingHoursStart, workingHoursEnd } = settings;
  const length = secondsInto(workingHoursEnd) - secondsInto(workingHoursStart);
  return {
    workingDayInSeconds: workingDays.includes(getWeekday(day)) ? length : 0,
    workingWeekInSeconds: length * workingDays.length,
  };
}

/** The seven days of a week, and the organization's working time on each. */
export async function weekDays(db: Db, from: string): Promise<WeekDay[]> {
  const settings = await db.get('organizationSettings', 'settings');
  const days = Array.from({ length: 7 }, (_, at) => addDays(from, at));
  return Promise.all(
    days.map(async (day) => ({
      day,
      workingDayInSeconds: (await workingTime(db, day)).workingDayInSeconds,
      workingHoursStart: settings?.workingHoursStart ?? null,
    })),
  );
}

/** Seconds from midnight to a clock time, HH:mm. */
function secondsInto(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60;
}
