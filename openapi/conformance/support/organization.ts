/** What recipes and scenarios of an organisation's settings share. */
import { addDays } from '../scenario/time.ts';
import type { Actor, ScenarioContext, Success } from '../scenario/types.ts';

type Settings = NonNullable<Success<'getOrganizationSettings'>['organizationSettings']>;
type Fields = Omit<Settings, 'tenantLogoUrl' | 'version'> & { version?: number };

/** The settings as they are sent: as they are, or new ones where there are none. */
export async function settingsFields(ctx: ScenarioContext, me: Actor): Promise<Fields> {
  const { organizationSettings: found } = await me.request('getOrganizationSettings');
  if (!found) return { ...firstSettings, name: ctx.name('Organisation') };
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
export const getWeekday = (day: string) =>
  weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday';

/** The first day of a day's week, as the organization begins it; Monday without settings. */
export async function firstOfWeek(ctx: ScenarioContext, day: string): Promise<string> {
  const { organizationSettings } = await ctx.as('admin').request('getOrganizationSettings');
  const start = organizationSettings?.weekStart ?? 'monday';
  const passed = weekdays.indexOf(getWeekday(day)) - weekdays.indexOf(start);
  return addDays(day, -((passed + 7) % 7));
}

/** A day of the next centuries on which there is no holiday. */
export async function freeDay(ctx: ScenarioContext, me: Actor): Promise<string> {
  const { holidays } = await me.request('getHolidays', {});
  const taken = new Set(holidays.map(({ date }) => date));
  for (let tries = 0; tries < 50; tries += 1) {
    const day = ctx.day(400 + ctx.pick(days));
    if (!taken.has(day) && ctx.claim(`holiday ${day}`)) return day;
  }
  throw new Error('Every day is a holiday: give the run a tenant for tests alone.');
}

const days = Array.from({ length: 20_000 }, (_, at) => at);

export async function holidayFields(ctx: ScenarioContext, me: Actor) {
  return { id: ctx.uuid(), name: ctx.name(), date: await freeDay(ctx, me), isOptional: false };
}

/** A new holiday. */
export async function holiday(ctx: ScenarioContext, me: Actor) {
  return (await me.request('createHoliday', { body: await holidayFields(ctx, me) })).holiday;
}

export function listFields(ctx: ScenarioContext) {
  const option = (value: string, isSelected: boolean) => ({
    id: ctx.uuid(),
    value,
    code: value.toLowerCase(),
    isSelected,
  });
  const options = [option('Small', false), option('Large', true)];
  return { id: ctx.uuid(), name: ctx.name('Sizes'), code: ctx.name('sizes'), options };
}

/** A new list of two options. */
export const list = async (ctx: ScenarioContext, me: Actor) =>
  (await me.request('createList', { body: listFields(ctx) })).list;

export function pageFields(ctx: ScenarioContext) {
  const name = ctx.name('page');
  const route = `/${name.replaceAll(/\W/g, '-')}`;
  return { id: ctx.uuid(), name, title: 'A page', route, privilege: null, isActive: true };
}

/** A new page that needs no right. */
export const page = async (ctx: ScenarioContext, me: Actor) =>
  (await me.request('createPage', { body: pageFields(ctx) })).page;

export const scriptFields = (ctx: ScenarioContext) => ({
  id: ctx.uuid(),
  name: ctx.name('Script'),
  description: 'Says hello.',
  code: "say('hello')",
});

/** A new script. */
export const script = async (ctx: ScenarioContext, me: Actor) =>
  (await me.request('createScript', { body: scriptFields(ctx) })).script;

/** The whole menu, as it is sent. */
export const readMenu = async (me: Actor) => (await me.request('getMenu')).menu;
