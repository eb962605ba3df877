/** Shared helpers of the time tracking recipes and scenarios. */
import { addDays, toIsoDay } from '../scenario/time.ts';
import type { Actor, ErrorAnswer, ScenarioContext, Success } from '../scenario/types.ts';

export type Entry = Success<'getClockWorkDay'>['clockWorkEntries'][number];

/** Past days that are searched for an empty one. */
const pastDays = Array.from({ length: 700 }, (_, at) => -30 - at);

/**
 * A past day in the person's time zone without entries on it or the days around it, of other people
 * neither. Offered once in a run: another area may add entries to an empty day soon.
 */
export async function emptyDay(
  ctx: ScenarioContext,
  me: Actor,
  ...others: Actor[]
): Promise<string> {
  const people = [me, ...others];
  for (let tries = 0; tries < 20; tries += 1) {
    const offset = ctx.pick(pastDays);
    const days = [offset - 1, offset, offset + 1].map((each) => ctx.day(each, me.timeZone));
    const requested = people.flatMap((one) => days.map((date) => fetchEntries(one, date)));
    const isEmpty = (await Promise.all(requested)).flat().length === 0;
    const [, day] = days;
    if (day && isEmpty && people.every(({ role }) => ctx.claim(`${role} ${day}`))) return day;
  }
  throw new Error(`${me.role} has entries on every day; use a person only for tests.`);
}

/** The person's entries that start on a date, newest first. */
export async function fetchEntries(me: Actor, date: string): Promise<Entry[]> {
  return (await me.request('getClockWorkDay', { path: { date } })).clockWorkEntries;
}

/** One of the person's entries by id, as the day lists it. */
export async function entryOn(
  ctx: ScenarioContext,
  me: Actor,
  date: string,
  id: string,
): Promise<Entry> {
  const found = (await fetchEntries(me, date)).find((each) => each.id === id);
  if (!found) {
    ctx.expectThat(`the entry ${id} is listed on ${date}`, false);
    throw new Error('unreachable');
  }
  return found;
}

/** Deletes everything that the person has recorded since yesterday, including running entries. */
export async function clearRecent(ctx: ScenarioContext, me: Actor): Promise<void> {
  const days = await Promise.all(
    [-1, 0].map((each) => fetchEntries(me, ctx.day(each, me.timeZone))),
  );
  const { clockWorkRunningEntries } = await me.request('getRunningEntries');
  const live = clockWorkRunningEntries.map(({ clockWorkEntry }) => clockWorkEntry);
  const ids = new Set([...days.flat(), ...live].map(({ id }) => id));
  if (ids.size > 0) await me.request('deleteClockWorkEntries', { body: [...ids] });
}

/** The payload of an entry; it runs if it has no end. */
export const payLoad = (ctx: ScenarioContext, startTime: string, endTime: string | null) => ({
  id: ctx.uuid(),
  startTime,
  endTime,
  description: ctx.name(),
  projectId: null,
  taskId: null,
});

/** Adds an entry by local times, e.g. `09:00`, in the person's time zone. */
export async function add(
  ctx: ScenarioContext,
  me: Actor,
  { day, from, to, toDay = day }: { day: string; from: string; to: string; toDay?: string },
): Promise<Entry> {
  const at = (date: string, time: string) => ctx.at(date, time, me.timeZone);
  const entryPayLoad = payLoad(ctx, at(day, from), at(toDay, to));
  await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
  return entryOn(ctx, me, day, entryPayLoad.id);
}

/** Starts an entry at a timestamp, by default now. */
export async function start(
  ctx: ScenarioContext,
  me: Actor,
  startTime = ctx.minutesFromNow(0),
): Promise<string> {
  const entryPayLoad = payLoad(ctx, startTime, null);
  await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
  return entryPayLoad.id;
}

/** The running entry, or null. */
export async function running(me: Actor) {
  const { clockWorkRunningEntries } = await me.request('getRunningEntries');
  return clockWorkRunningEntries[0] ?? null;
}

/** Whether two timestamps are equal, in any notation. */
export const isSame = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && Date.parse(a) === Date.parse(b);

/** Starts an entry yesterday at 16:00, which is still running after midnight; returns its id. */
export async function stale(ctx: ScenarioContext, me: Actor): Promise<string> {
  await clearRecent(ctx, me);
  return start(ctx, me, ctx.at(ctx.day(-1, me.timeZone), '16:00', me.timeZone));
}

/** The properties of an entry that an error could change. */
export const getTimes = ({ id, startTime, endTime, description, projectId, taskId }: Entry) => ({
  id,
  startTime: Date.parse(startTime),
  endTime: endTime === null ? null : Date.parse(endTime),
  description,
  projectId,
  taskId,
});

/** The fields that an error response names. */
export const getFields = ({ fieldErrors }: ErrorAnswer): string[] =>
  Object.keys(fieldErrors ?? {}).toSorted();

/** Entries of a few seconds at past timestamps, replacing all earlier ones. */
export async function entriesAt(
  ctx: ScenarioContext,
  me: Actor,
  instants: readonly string[],
): Promise<string[]> {
  const dates = new Set(
    instants.flatMap((timestamp) => {
      const day = toIsoDay(Date.parse(timestamp), me.timeZone);
      // Not 24 hours before: a day on which clocks go back has 25.
      return [addDays(day, -1), day];
    }),
  );
  for (const date of dates) {
    const ids = (await fetchEntries(me, date)).map(({ id }) => id);
    if (ids.length > 0) await me.request('deleteClockWorkEntries', { body: ids });
  }
  const made: string[] = [];
  for (const timestamp of instants) {
    const end = new Date(Date.parse(timestamp) + 60_000).toISOString();
    const entryPayLoad = payLoad(ctx, timestamp, end);
    await me.request('postClockWork', { body: { type: 'add', entryPayLoad } });
    made.push(entryPayLoad.id);
  }
  return made;
}
