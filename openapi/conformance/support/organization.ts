/** What recipes and scenarios of an organisation's settings share. */
import { addDays } from '../scenario/time.ts';
import type { Actor, Kit, Success } from '../scenario/types.ts';

type Settings = NonNullable<Success<'getOrganizationSettings'>['organizationSettings']>;
type Fields = Omit<Settings, 'tenantLogoUrl' | 'version'> & { version?: number };

/** The settings as they are sent: as they are, or new ones where there are none. */
export async function settingsFields(kit: Kit, me: Actor): Promise<Fields> {
  const { organizationSettings: found } = await me.ask('getOrganizationSettings');
  if (!found) return { ...firstSettings, name: kit.name('Organisation') };
  const { tenantLogoUrl: _logo, ...fields } = found;
  return fields;
}

const firstSettings: Omit<Fields, 'name'> = {
  address: '',
  timeZone: 'Europe/Berlin',
  dateFormat: 'DD/MM/YYYY',
  currency: 'EUR',
  weekStart: 'monday',
  financialYearStart: 'april',
  workingHoursStart: '09:00',
  workingHoursEnd: '17:00',
  workingDays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
};

/** The months as the settings name them. */
export const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** The days of the week as `Date` numbers them. */
const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** The weekday of a day. */
export const weekdayOf = (day: string) =>
  weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday';

/** The first day of a day's week, as the organization begins it; Monday without settings. */
export async function firstOfWeek(kit: Kit, day: string): Promise<string> {
  const { organizationSettings } = await kit.as('admin').ask('getOrganizationSettings');
  const start = organizationSettings?.weekStart ?? 'monday';
  const passed = weekdays.indexOf(weekdayOf(day)) - weekdays.indexOf(start);
  return addDays(day, -((passed + 7) % 7));
}

/** A day of the next centuries on which there is no holiday. */
export async function freeDay(kit: Kit, me: Actor): Promise<string> {
  const { holidays } = await me.ask('getHolidays', {});
  const taken = new Set(holidays.map(({ date }) => date));
  for (let tries = 0; tries < 50; tries += 1) {
    const day = kit.day(400 + kit.pick(days));
    if (!taken.has(day) && kit.claim(`holiday ${day}`)) return day;
  }
  throw new Error('Every day is a holiday: give the run a tenant for tests alone.');
}

const days = Array.from({ length: 20_000 }, (_, at) => at);

export async function holidayFields(kit: Kit, me: Actor) {
  return { id: kit.uuid(), name: kit.name(), date: await freeDay(kit, me), isOptional: false };
}

/** A new holiday. */
export async function holiday(kit: Kit, me: Actor) {
  return (await me.ask('createHoliday', { body: await holidayFields(kit, me) })).holiday;
}

export function listFields(kit: Kit) {
  const option = (value: string, isSelected: boolean) => ({
    id: kit.uuid(),
    value,
    code: value.toLowerCase(),
    isSelected,
  });
  const options = [option('Small', false), option('Large', true)];
  return { id: kit.uuid(), name: kit.name('Sizes'), code: kit.name('sizes'), options };
}

/** A new list of two options. */
export const list = async (kit: Kit, me: Actor) =>
  (await me.ask('createList', { body: listFields(kit) })).list;

export function pageFields(kit: Kit) {
  const name = kit.name('page');
  const route = `/${name.replaceAll(/\W/g, '-')}`;
  return { id: kit.uuid(), name, title: 'A page', route, privilege: null, isActive: true };
}

/** A new page that needs no right. */
export const page = async (kit: Kit, me: Actor) =>
  (await me.ask('createPage', { body: pageFields(kit) })).page;

export const scriptFields = (kit: Kit) => ({
  id: kit.uuid(),
  name: kit.name('Script'),
  description: 'Says hello.',
  code: "say('hello')",
});

/** A new script. */
export const script = async (kit: Kit, me: Actor) =>
  (await me.ask('createScript', { body: scriptFields(kit) })).script;

/** The whole menu, as it is sent. */
export const menuOf = async (me: Actor) => (await me.ask('getMenu')).menu;
