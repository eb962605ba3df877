import { isDeepStrictEqual } from 'node:util';
import type { Operation, ZoneMark } from '../../contract/shapes.ts';
import type { Exchange } from '../../http/exchange.ts';
import { brief, isObject } from '../../json.ts';
import type { AreaContext } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import { addDays } from '../../scenario/time.ts';
import type { Actor, ScenarioContext } from '../../scenario/types.ts';
import { firstOfWeek } from '../../support/organization.ts';
import { createCallClient, rowsAt, valueAt } from './call-client.ts';
import { buildCheckInfo } from './call.ts';
import { placing } from './request-locations.ts';

/**
 * Checks of days in the person's own time zone, derived from `x-time-zone`: of the records on both
 * sides of the first and last midnight, a period contains those inside it, as rows or in a sum.
 * Also covers clock changes and the turn of the year.
 */
export async function checkZones(context: AreaContext, operation: Operation): Promise<void> {
  const { zone: mark } = operation;
  if (!mark) return;
  for (const [name, toIsoDay] of Object.entries(days)) {
    const title = `uses the user’s time zone for ${name}`;
    const info = buildCheckInfo(
      { operation, sample: '' },
      'zone',
      name.replaceAll(' ', '-'),
      title,
    );
    // A period has more days than its first one; a single day does not.
    const more = name === plain && mark.to !== null ? 1 : 0;
    await context.recorder.check(info, () => cuts(context, operation, { mark, toIsoDay, more }));
  }
}

const plain = 'a plain day';

/** Number of days after which a week has passed in every time zone. */
const weekAndMore = 9;

/** One past day of each kind in a time zone. */
const days: Readonly<Record<string, (ctx: ScenarioContext, timeZone: string) => string>> = {
  [plain]: (ctx, timeZone) => addDays(ctx.day(0, timeZone), -400),
  'a longer day': (ctx, timeZone) => changeDay(ctx, timeZone, 25),
  'a shorter day': (ctx, timeZone) => changeDay(ctx, timeZone, 23),
  // The week may reach into the next year and must be in the past, too.
  'the last day of a year': (ctx, timeZone) =>
    `${Number(addDays(ctx.day(0, timeZone), -weekAndMore).slice(0, 4)) - 1}-12-31`,
};

/**
 * Days on which the clocks change, by zone, day and hours: cached, since searching a year is slow.
 */
const changes = new Map<string, string>();

/** The latest day with this many hours, except for the last few days; any day if there is none. */
function changeDay(ctx: ScenarioContext, timeZone: string, hours: number): string {
  const start = addDays(ctx.day(0, timeZone), -30);
  const key = `${timeZone} ${start} ${hours}`;
  const found = changes.get(key) ?? searchDay(ctx, { timeZone, start, hours });
  changes.set(key, found);
  return found;
}

function searchDay(
  ctx: ScenarioContext,
  { timeZone, start, hours }: { timeZone: string; start: string; hours: number },
): string {
  const past = Array.from({ length: 366 }, (_, at) => addDays(start, -at));
  const getLength = (day: string) =>
    Date.parse(ctx.at(addDays(day, 1), '00:00', timeZone)) -
    Date.parse(ctx.at(day, '00:00', timeZone));
  return past.find((day) => getLength(day) === hours * 3_600_000) ?? start;
}

interface Cut {
  mark: ZoneMark;
  toIsoDay: (ctx: ScenarioContext, timeZone: string) => string;
  /** Number of days that the period continues after it. */
  more: number;
}

async function cuts(
  context: AreaContext,
  operation: Operation,
  { mark, toIsoDay, more }: Cut,
): Promise<void> {
  const { ctx, actor, draft, request } = createCallClient(context, operation, 'x-time-zone');
  const recipe = context.allRecipes[operation.id];
  if (!recipe?.makeAt)
    throw new Error(
      `The recipe of ${operation.id} must have makeAt, but has none. Add one to recipes/${operation.area}.ts.`,
    );
  const me = actor(operation.id);
  const [first, end] = await toPeriod(ctx, mark, toIsoDay(ctx, me.timeZone));
  const last = addDays(end, more);
  let sent = await draft(operation.id, mark.example);
  sent = placing(sent, mark.from, first);
  if (mark.to !== null) sent = placing(sent, mark.to, last);
  const { found, exchange } = await findCounted(mark, getEdgeTimes(ctx, me, first, last), {
    make: async (instants) => (await recipe.makeAt?.(ctx, me, instants)) ?? [],
    read: () => request(operation.id, sent),
  });
  if (isDeepStrictEqual(found, [false, true, true, false])) return;
  const where = ['before the period', 'at the start', 'at the end', 'after the period'];
  const wrong = where.filter((_, at) => found[at] !== (at === 1 || at === 2)).join(', ');
  throw new CheckFailed({
    what: `From ${first} to ${last} in ${me.timeZone}: wrong records ${wrong}: ${brief(found)}.`,
    clause: `${operation.id}, x-time-zone`,
    exchange,
  });
}

interface Maker {
  /** Creates records at timestamps, replacing the previous ones; returns their ids. */
  make: (instants: readonly string[]) => Promise<string[]>;
  read: () => Promise<Exchange>;
}

/**
 * The records that the call counts: those that it lists, or those without which its sum is smaller.
 */
async function findCounted(
  { rows, id, sum }: ZoneMark,
  instants: readonly string[],
  { make, read }: Maker,
): Promise<{ found: boolean[]; exchange: Exchange }> {
  const made = await make(instants);
  const exchange = await read();
  if (sum === null) {
    const listed = new Set(rowsAt(exchange, rows).map((row) => valueAt(row, id)));
    return { found: made.map((each) => listed.has(each)), exchange };
  }
  const full = sumAt(exchange.json, sum.split('.'));
  const found: boolean[] = [];
  for (const remaining of instants) {
    await make(instants.filter((each) => each !== remaining));
    found.push(sumAt((await read()).json, sum.split('.')) < full);
  }
  return { found, exchange };
}

/** Sums the numbers at a dotted name, through all lists on the path. */
function sumAt(value: unknown, [key, ...rest]: readonly string[]): number {
  if (Array.isArray(value)) {
    return value.reduce<number>((sum, each) => sum + sumAt(each, key ? [key, ...rest] : rest), 0);
  }
  if (key !== undefined) return isObject(value) ? sumAt(value[key], rest) : 0;
  return typeof value === 'number' ? value : 0;
}

/** First and last day: of the week, by the organization's first weekday, or the day itself. */
async function toPeriod(
  ctx: ScenarioContext,
  { length }: ZoneMark,
  day: string,
): Promise<[first: string, last: string]> {
  if (length === 'day') return [day, day];
  const first = await firstOfWeek(ctx, day);
  return [first, addDays(first, 6)];
}

/** The first midnight and the minute before it, and the last midnight and the minute before it. */
function getEdgeTimes(
  ctx: ScenarioContext,
  { timeZone }: Actor,
  first: string,
  last: string,
): string[] {
  const [start, end] = [first, addDays(last, 1)].map((day) =>
    Date.parse(ctx.at(day, '00:00', timeZone)),
  );
  return [start, end].flatMap((timestamp = 0) => [
    shiftTimestamp(14, timestamp - 60_000),
    shiftTimestamp(-11, timestamp),
  ]);
}

/**
 * A timestamp written with a UTC offset of this many hours, so that its text shows another date.
 */
function shiftTimestamp(hours: number, timestamp: number): string {
  const there = new Date(timestamp + hours * 3_600_000).toISOString().slice(0, -1);
  return `${there}${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
}
