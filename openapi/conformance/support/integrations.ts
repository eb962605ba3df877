/** What recipes and scenarios of other systems, calendars and videos share. */
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { employeeFields, seen, type Employee } from './people.ts';
import { getEmployeeId } from './projects.ts';

/** Which systems the tenant works with, as it is sent. */
export async function readSelectedProviders(me: Actor) {
  const { integrationSettings } = await me.request('getIntegrations');
  const { hrmsProviderId, calendarProviderId, version } = integrationSettings;
  return { hrmsProviderId, calendarProviderId, version };
}

/** Chooses an HRMS provider: a real one, or the one that stands for none. */
export async function selectHrms(me: Actor, isEmpty: boolean): Promise<void> {
  const { providers } = await me.request('getIntegrations');
  const found = providers.find((each) => each.kind === 'hrms' && each.isEmpty === isEmpty);
  if (!found) throw new Error(`There is no ${isEmpty ? 'empty ' : ''}HRMS provider.`);
  const body = { ...(await readSelectedProviders(me)), hrmsProviderId: found.id };
  await me.request('saveIntegrations', { body });
}

/** Puts a choice of systems back. */
export async function restoreProviders(
  me: Actor,
  { hrmsProviderId, calendarProviderId }: Awaited<ReturnType<typeof readSelectedProviders>>,
): Promise<void> {
  await me.request('saveIntegrations', { body: { hrmsProviderId, calendarProviderId } });
}

/** All employees, by name. */
export async function everybody(me: Actor) {
  const found = [];
  for (let page = 1; ; page += 1) {
    const body = { page, pageSize: 50 as const, sort: 'fullName', columnFilters: [] };
    const { employees, totalCount } = await me.request('searchEmployees', { body });
    found.push(...employees);
    if (employees.length === 0 || found.length >= totalCount) return found;
  }
}

/** Gives employees back the work place, the manager and the designation that they had. */
export async function putBack(
  me: Actor,
  before: Awaited<ReturnType<typeof everybody>>,
): Promise<void> {
  const now = new Map((await everybody(me)).map((each) => [each.id, each]));
  for (const old of before) {
    const { id, workPlace, reportingToId, designationId } = old;
    const present = now.get(id);
    if (!present) continue;
    const isSame =
      workPlace === present.workPlace &&
      reportingToId === present.reportingToId &&
      designationId === present.designationId;
    if (isSame) continue;
    const { fullName, email, phone, dateOfBirth, joinedOn, isTeamLead } = old;
    const rest = { fullName, email, phone, dateOfBirth, joinedOn, isTeamLead };
    const body = { id, ...rest, workPlace, reportingToId, designationId };
    await me.request('updateEmployee', { body });
  }
}

/** What the HRMS tells of by each of its types. */
export const hrmsFields = {
  Shift: 'workPlace',
  ReportingTo: 'reportingToId',
  Designations: 'designationId',
} as const;
type HrmsType = keyof typeof hrmsFields;
type HrmsFields = Pick<Employee, (typeof hrmsFields)[HrmsType]>;

/** Before anything is told. */
const untold: HrmsFields = { workPlace: '', reportingToId: null, designationId: null };

/** The employees of whom the HRMS of a test tenant tells: of one at least by each type. */
export const listHrmsEmployeeIds = (ctx: ScenarioContext): Promise<string[]> =>
  Promise.all(
    ['admin', 'member', 'colleague', 'teamLead'].map((role) => getEmployeeId(ctx.as(role))),
  );

/** Takes what the HRMS tells of by a type away from an employee. */
export const untell = (
  ctx: ScenarioContext,
  me: Actor,
  { id, type }: { id: string; type: HrmsType },
) => changeEmployee(ctx, me, { id, [hrmsFields[type]]: untold[hrmsFields[type]] });

/** Somebody of whom the HRMS tells by a type, after it has. */
export async function findChangedEmployee(
  ctx: ScenarioContext,
  me: Actor,
  type: HrmsType,
): Promise<Employee> {
  const ids = await listHrmsEmployeeIds(ctx);
  for (const id of ids) await untell(ctx, me, { id, type });
  await syncs(me, type);
  for (const id of ids) {
    const person = await seen(me, id);
    if (person[hrmsFields[type]] !== untold[hrmsFields[type]]) return person;
  }
  throw new Error(`The HRMS tells of nobody of the run by ${type}.`);
}

/** Takes over what the HRMS tells by a type; how much that has changed. */
export const syncs = async (me: Actor, type: HrmsType): Promise<number> =>
  (await me.request('syncFromHrms', { body: { type } })).sync.changedCount;

/** Changes some fields of an employee. */
export async function changeEmployee(
  ctx: ScenarioContext,
  me: Actor,
  { id, ...changes }: Partial<Employee> & { id: string },
): Promise<void> {
  const known = Object.keys({ ...employeeFields(ctx), version: 0 });
  const sent = Object.entries(await seen(me, id)).filter(([name]) => known.includes(name));
  const body = { ...employeeFields(ctx), ...Object.fromEntries(sent), ...changes };
  await me.request('updateEmployee', { body });
}

/** Runs `work` with an HRMS that tells, and makes everybody of the run what they were. */
export async function withHrms(
  ctx: ScenarioContext,
  me: Actor,
  work: () => Promise<void>,
): Promise<void> {
  const people = await Promise.all((await listHrmsEmployeeIds(ctx)).map((id) => seen(me, id)));
  const providers = await readSelectedProviders(me);
  try {
    await selectHrms(me, false);
    await work();
  } finally {
    for (const { id, email, workPlace, reportingToId, designationId } of people) {
      const fields = { email, workPlace, reportingToId, designationId };
      await changeEmployee(ctx, me, { id, ...fields });
    }
    await restoreProviders(me, providers);
  }
}

/** Connects the person's calendar, or disconnects it. */
export async function setConnected(me: Actor, isConnected: boolean): Promise<void> {
  const body = { authorizationCode: '4/conformance' };
  await (isConnected ? me.request('connectCalendar', { body }) : me.request('disconnectCalendar'));
}

export const isConnected = async (me: Actor): Promise<boolean> =>
  (await me.request('getCalendarConnection')).calendarConnection.isGoogleCalendarSynced;

/** An hour in the person's calendar. */
export function eventFields(ctx: ScenarioContext, me: Actor, day = ctx.day(3, me.timeZone)) {
  const at = (time: string) => ctx.at(day, time, me.timeZone);
  const times = { startTime: at('09:00'), endTime: at('10:00'), isAllDay: false };
  return { id: ctx.uuid(), title: ctx.name('Event'), ...times, location: '', description: '' };
}

/** A new event. */
export const event = async (ctx: ScenarioContext, me: Actor, day?: string) =>
  (await me.request('createCalendarEvent', { body: eventFields(ctx, me, day) })).calendarEvent;

export const videoFields = (ctx: ScenarioContext) => ({
  id: ctx.uuid(),
  title: ctx.name('Video'),
  url: 'https://videos.test/welcome',
  description: 'For the first day.',
  category: 'People',
});

/** A new video, as it is sent to change it. */
export async function video(ctx: ScenarioContext, me: Actor) {
  const body = videoFields(ctx);
  await me.request('createVideo', { body });
  return { ...body, version: 1 };
}
