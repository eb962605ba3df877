import type { components } from '#openapi/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { addDays, firstOfWeek, getWeekday } from './time.ts';

type Tile = components['schemas']['HoursTile'];
type WeekDay = components['schemas']['ClockWorkWeekDay'];
type Db = Scope<World>;
type Settings = World['organizationSettings'];

/** The organization's week and working time. */
export interface WorkingTimes {
  /** The first day of a day's week; weeks start on Monday without settings. */
  getWeekStart: (day: string) => string;
  /** The working time on a day and in its week; null without settings. */
  getWorkingTime: (day: string) => Pick<Tile, 'workingDayInSeconds' | 'workingWeekInSeconds'>;
  /** The seven days of a week, and the working time on each. */
  listWeekDays: (from: string) => WeekDay[];
}

/** Loads the organization's settings. */
export async function loadWorkingTimes(db: Db): Promise<WorkingTimes> {
  const settings = await db.get('organizationSettings', 'settings');
  const getWorkingTime = (day: string) => toWorkingTime(settings, day);
  return {
    getWeekStart: (day) => firstOfWeek(day, settings?.weekStart ?? 'monday'),
    getWorkingTime,
    listWeekDays: (from) =>
      Array.from({ length: 7 }, (_, at) => addDays(from, at)).map((day) => ({
        day,
        workingDayInSeconds: getWorkingTime(day).workingDayInSeconds,
        workingHoursStart: settings?.workingHoursStart ?? null,
      })),
  };
}

/** The first day of a day's week by the organization's settings. */
export const getWeekStart = async (db: Db, day: string): Promise<string> =>
  (await loadWorkingTimes(db)).getWeekStart(day);

function toWorkingTime(settings: Settings | undefined, day: string) {
  if (!settings) return { workingDayInSeconds: null, workingWeekInSeconds: null };
  const { workingDays, workingHoursStart, workingHoursEnd } = settings;
  const length = secondsInto(workingHoursEnd) - secondsInto(workingHoursStart);
  return {
    workingDayInSeconds: workingDays.includes(getWeekday(day)) ? length : 0,
    workingWeekInSeconds: length * workingDays.length,
  };
}

/** Seconds from midnight to a clock time, HH:mm. */
function secondsInto(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60;
}
