/** Shared helpers of the recipes and scenarios for an organization's settings. */
import { addDays } from '../scenario/time.ts';
import type { Actor, ScenarioContext, Success } from '../scenario/types.ts';

type Settings = NonNullable<Success<'getOrganizationSettings'>['organizationSettings']>;
type Fields = Omit<Settings, 'tenantLogoUrl' | 'version'> & { version?: number };

/** The settings in the request format: the current ones, or new ones if there are none. */
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

/** The month names in the settings. */
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

/** Weekdays in the numbering of `Date`. */
const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** The weekday of a date. */
export const getWeekday = (day: string) =>
  weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday';

/** The first day of a date's week by the organization's settings; Monday without settings. */
export async function firstOfWeek(ctx: ScenarioContext, day: string): Promise<string> {
  const { organizationSettings } = await ctx.as('admin').request('getOrganizationSettings');
  const start = organizationSettings?.weekStart ?? 'monday';
  const passed = weekdays.indexOf(getWeekday(day)) - weekdays.indexOf(start);
  return addDays(day, -((passed + 7) % 7));
}

/** A day in the next centuries without a holiday. */
export async function freeDay(ctx: ScenarioContext, me: Actor): Promise<string> {
  const { holidays } = await me.request('getHolidays', {});
  const taken = new Set(holidays.map(({ date }) => date));
  for (let tries = 0; tries < 50; tries += 1) {
    const day = ctx.day(400 + ctx.pick(days));
    if (!taken.has(day) && ctx.claim(`holiday ${day}`)) return day;
  }
  throw new Error('Every day is a holiday; use a tenant only for tests.');
}

const days = Array.from({ length: 20_000 }, (_, at) => at);

export async function holidayFields(ctx: ScenarioContext, me: Actor) {
  return { id: ctx.uuid(), name: ctx.name(), date: await freeDay(ctx, me), isOptional: false };
}

/** A new holiday. */
export async function holiday(ctx: ScenarioContext, me: Actor) {
  return (await me.request('createHoliday', { body: await holidayFields(ctx, me) })).holiday;
}

/** What of the working hours remains on each day of a year, by the holidays that a person reads. */
export async function readShares(me: Actor, year: number): Promise<(day: string) => number> {
  const { holidays } = await me.request('getHolidays', { query: { year } });
  const byDay = new Map(holidays.map((each) => [each.date, each]));
  return (day) => {
    const found = byDay.get(day);
    if (!found || found.isOptional) return 1;
    return found.isHalfDay ? 0.5 : 0;
  };
}

/** A day as a holiday while `run` runs: a holiday that is on it already is changed, then restored. */
export async function withHoliday<T>(
  ctx: ScenarioContext,
  { date, ...kind }: { date: string; isOptional: boolean; isHalfDay: boolean },
  run: (name: string) => Promise<T>,
): Promise<T> {
  const me = ctx.as('admin');
  const year = Number(date.slice(0, 4));
  const { holidays } = await me.request('getHolidays', { query: { year } });
  const before = holidays.find((each) => each.date === date);
  const id = before?.id ?? ctx.uuid();
  const body = { id, ...kind, date, name: ctx.name('Holiday') };
  await me.request(before ? 'updateHoliday' : 'createHoliday', { body });
  try {
    return await run(body.name);
  } finally {
    if (before) {
      const { version: _seen, ...fields } = before;
      await me.request('updateHoliday', { body: fields });
    } else await me.request('deleteHoliday', { path: { id: body.id } });
  }
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

/** A new list with two options. */
export const list = async (ctx: ScenarioContext, me: Actor) =>
  (await me.request('createList', { body: listFields(ctx) })).list;

/** A page with an address of the portal that no other page has. */
export function pageFields(ctx: ScenarioContext) {
  const name = ctx.name('page');
  const route = `/teams/${ctx.uuid()}`;
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

/** The full menu, in the request format. */
export const readMenu = async (me: Actor) => (await me.request('getMenu')).menu;

/** An entry of a menu: a page by its route, or a group without pages. */
export const menuEntry = (ctx: ScenarioContext, route: string | null) => ({
  id: ctx.uuid(),
  title: ctx.name('Entry'),
  icon: null,
  route,
  privilege: null,
  children: [],
});
