/** Shared helpers of the recipes and scenarios for other systems, calendars and videos. */
import type { Actor, ScenarioContext } from '../scenario/types.ts';
import { employeeFields, seen, type Employee } from './people.ts';
import { getEmployeeId } from './projects.ts';

/** The tenant's selected systems, in the request format. */
export async function readSelectedProviders(me: Actor) {
  const { integrationSettings } = await me.request('getIntegrations');
  const { hrmsProviderId, calendarProviderId, version } = integrationSettings;
  return { hrmsProviderId, calendarProviderId, version };
}

/** Selects an HRMS provider: a real one, or the one for none. */
export async function selectHrms(me: Actor, isEmpty: boolean): Promise<void> {
  const { providers } = await me.request('getIntegrations');
  const found = providers.find((each) => each.kind === 'hrms' && each.isEmpty === isEmpty);
  if (!found) throw new Error(`The list has no ${isEmpty ? 'empty ' : ''}HRMS provider; add one.`);
  const body = { ...(await readSelectedProviders(me)), hrmsProviderId: found.id };
  await me.request('saveIntegrations', { body });
}

/** Restores a selection of systems. */
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

/** Restores the work place, shift, manager and designation of employees. */
export async function putBack(
  me: Actor,
  before: Awaited<ReturnType<typeof everybody>>,
): Promise<void> {
  const now = new Map((await everybody(me)).map((each) => [each.id, each]));
  for (const old of before) {
    const { id, workPlace, shift, reportingToId, designationId } = old;
    const present = now.get(id);
    if (!present) continue;
    const isSame =
      workPlace === present.workPlace &&
      shift === present.shift &&
      reportingToId === present.reportingToId &&
      designationId === present.designationId;
    if (isSame) continue;
    const { fullName, email, phone, dateOfBirth, joinedOn, isTeamLead } = old;
    const rest = { fullName, email, phone, dateOfBirth, joinedOn, isTeamLead };
    const body = { id, ...rest, workPlace, shift, reportingToId, designationId };
    await me.request('updateEmployee', { body });
  }
}

/** The fields that the HRMS syncs, by type. */
export const hrmsFields = {
  Shift: 'shift',
  ReportingTo: 'reportingToId',
  Designations: 'designationId',
} as const;
type HrmsType = keyof typeof hrmsFields;
type HrmsFields = Pick<Employee, (typeof hrmsFields)[HrmsType]>;

/** Values before a sync. */
const empty: HrmsFields = { shift: '', reportingToId: null, designationId: null };

/** The employees that the HRMS of a test tenant syncs: at least one per type. */
export const listHrmsEmployeeIds = (ctx: ScenarioContext): Promise<string[]> =>
  Promise.all(
    ['admin', 'member', 'colleague', 'teamLead'].map((role) => getEmployeeId(ctx.as(role))),
  );

/** Removes the synced values of a type from an employee. */
export const clearSynced = (
  ctx: ScenarioContext,
  me: Actor,
  { id, type }: { id: string; type: HrmsType },
) => changeEmployee(ctx, me, { id, [hrmsFields[type]]: empty[hrmsFields[type]] });

/** An employee whom the HRMS has changed, by type. */
export async function findChangedEmployee(
  ctx: ScenarioContext,
  me: Actor,
  type: HrmsType,
): Promise<Employee> {
  const ids = await listHrmsEmployeeIds(ctx);
  for (const id of ids) await clearSynced(ctx, me, { id, type });
  await syncs(me, type);
  for (const id of ids) {
    const person = await seen(me, id);
    if (person[hrmsFields[type]] !== empty[hrmsFields[type]]) return person;
  }
  throw new Error(
    `The HRMS changed no one of the run by ${type}; add an employee to the test tenant's HRMS.`,
  );
}

/** Syncs a type from the HRMS; returns the number of changes. */
export const syncs = async (me: Actor, type: HrmsType): Promise<number> =>
  (await me.request('syncFromHrms', { body: { type } })).sync.changedCount;

/** The newest runs of the HRMS import. */
export async function searchRuns(me: Actor) {
  const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
  return (await me.request('searchHrmsRuns', { body })).hrmsRuns;
}

/** A run that can be undone. */
export async function undoableRun(ctx: ScenarioContext, me: Actor): Promise<string> {
  await findChangedEmployee(ctx, me, 'Designations');
  const last = (await searchRuns(me)).find(({ isUndoable }) => isUndoable);
  if (!last) throw new Error('The log has no run that can be undone after an import.');
  return last.id;
}

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

/** Runs `work` with a syncing HRMS, then restores all people of the run. */
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
    for (const { id, email, workPlace, shift, reportingToId, designationId } of people) {
      const fields = { email, workPlace, shift, reportingToId, designationId };
      await changeEmployee(ctx, me, { id, ...fields });
    }
    await restoreProviders(me, providers);
  }
}

/** Starts connecting the person's calendar. */
export async function startConnection(ctx: ScenarioContext, me: Actor) {
  const body = { redirectUri: ctx.appAddress('/google/auth') };
  return (await me.request('startCalendarConnection', { body })).calendarAuthorization;
}

/** A started connection and the code that the provider returns; changes replace its parameters. */
export async function obtainCode(
  ctx: ScenarioContext,
  me: Actor,
  changes?: Readonly<Record<string, string>>,
) {
  const { authorizationUrl, state } = await startConnection(ctx, me);
  const { searchParams } = await ctx.consent(authorizationUrl, 'allow', changes);
  return { authorizationCode: searchParams.get('code') ?? '', state };
}

/** Connects or disconnects the person's calendar. */
export async function setConnected(
  ctx: ScenarioContext,
  me: Actor,
  isConnected: boolean,
): Promise<void> {
  if (!isConnected) await me.request('disconnectCalendar');
  else await me.request('connectCalendar', { body: await obtainCode(ctx, me) });
}

/** Selects a calendar provider: a real one, or the one for none. */
export async function selectCalendar(me: Actor, isEmpty: boolean): Promise<void> {
  const { providers } = await me.request('getIntegrations');
  const found = providers.find((each) => each.kind === 'calendar' && each.isEmpty === isEmpty);
  if (!found) throw new Error('The list lacks a calendar provider; add one and one for none.');
  const body = { ...(await readSelectedProviders(me)), calendarProviderId: found.id };
  await me.request('saveIntegrations', { body });
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
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  description: 'For the first day.',
  category: 'People',
});

/** A new video, in the format of an update. */
export async function video(ctx: ScenarioContext, me: Actor) {
  const body = videoFields(ctx);
  await me.request('createVideo', { body });
  return { ...body, version: 1 };
}
