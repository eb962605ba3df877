import type { components } from '@atrium/contract/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { addDays, firstOfWeek, getWeekday } from './time.ts';

type Tile = components['schemas']['HoursTile'];
type WeekDay = components['schemas']['ClockWorkWeekDay'];
type Db = Scope<World>;
type Settings = World['organizationSettings'];
type Holidays = ReadonlyMap<string, World['holidays']>;

/** The organization's week and working time around a day. */
export interface WorkingTimes {
  /** The first day of a day's week; weeks start on Monday without settings. */
  getWeekStart: (day: string) => string;
  /** The working time on a day and in its week; null without settings. */
  getWorkingTime: (day: string) => Pick<Tile, 'workingDayInSeconds' | 'workingWeekInSeconds'>;
  /** The seven days of a week, and the working time and the holiday on each. */
  listWeekDays: (from: string) => WeekDay[];
  /** The holiday on a day, to be spread into its answer; nothing where there is none. */
  getHoliday: (day: string) => Pick<WeekDay, 'holiday'>;
}

/** A week and the day of another time zone. */
const daysAround = 8;

/**
 * Loads the organization's settings, and its holidays in the weeks of a day and of its neighbors,
 * or on more days around it: the one place that decides how long the organization works on a day.
 */
export async function loadWorkingTimes(
  db: Db,
  around: string,
  span = daysAround,
): Promise<WorkingTimes> {
  const settings = await loadSettings(db);
  const date = { from: addDays(around, -span), below: addDays(around, span + 1) };
  const found = await db.query('holidays', { where: { date } });
  const holidays: Holidays = new Map(found.map((holiday) => [holiday.date, holiday]));
  const getWeekStart = (day: string) => findWeekStart(settings, day);
  const getDay = (day: string) => toWorkingDay(settings, day, holidays.get(day));
  const getHoliday = (day: string) => toDayHoliday(holidays.get(day));
  return {
    getWeekStart,
    getWorkingTime: (day) => ({
      workingDayInSeconds: getDay(day),
      workingWeekInSeconds: listDays(getWeekStart(day)).reduce<number | null>(
        (sum, each) => (sum === null ? null : sum + (getDay(each) ?? 0)),
        settings ? 0 : null,
      ),
    }),
    listWeekDays: (from) =>
      listDays(from).map((day) => ({
        day,
        workingDayInSeconds: getDay(day),
        workingHoursStart: settings?.workingHoursStart ?? null,
        ...getHoliday(day),
      })),
    getHoliday,
  };
}

/** The first day of a day's week by the organization's settings. */
export const getWeekStart = async (db: Db, day: string): Promise<string> =>
  findWeekStart(await loadSettings(db), day);

/** Finds the first days of weeks by the organization's settings. */
export async function loadWeekStarts(db: Db): Promise<(day: string) => string> {
  const settings = await loadSettings(db);
  return (day) => findWeekStart(settings, day);
}

const loadSettings = (db: Db) => db.get('organizationSettings', 'settings');

const findWeekStart = (settings: Settings | undefined, day: string): string =>
  firstOfWeek(day, settings?.weekStart ?? 'monday');

/** The seven days of a week. */
const listDays = (from: string): string[] =>
  Array.from({ length: 7 }, (_, at) => addDays(from, at));

/**
 * Seconds that the organization works on a day: none on a day off and on a whole holiday, half as
 * many on a half one. An optional holiday changes nothing, because only some people take it.
 */
function toWorkingDay(
  settings: Settings | undefined,
  day: string,
  holiday: World['holidays'] | undefined,
): number | null {
  if (!settings) return null;
  const { workingDays, workingHoursStart, workingHoursEnd } = settings;
  if (!workingDays.includes(getWeekday(day))) return 0;
  const length = secondsInto(workingHoursEnd) - secondsInto(workingHoursStart);
  if (!holiday || holiday.isOptional) return length;
  return holiday.isHalfDay ? length / 2 : 0;
}

function toDayHoliday(holiday: World['holidays'] | undefined): Pick<WeekDay, 'holiday'> {
  if (!holiday) return {};
  const { name, isOptional, isHalfDay = false } = holiday;
  return { holiday: { name, isOptional, isHalfDay } };
}

/** Seconds from midnight to a clock time, HH:mm. */
function secondsInto(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60;
}
