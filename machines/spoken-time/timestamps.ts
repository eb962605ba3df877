import { toIsoDay, toUtcTimestamp, isDay, toLocalTime } from '../clockwork/day/time.ts';
import { parseClockTime, getDefaultTime, type ClockTime } from './clock-time.ts';
import { parseDuration, unreadable, type ParseResult } from './duration.ts';
import type { SpokenContext } from './replace-days.ts';

/** Local times yyyy-MM-ddTHH:mm; only those that were typed, or follow from the typed ones. */
export interface SpokenTimes {
  start?: string;
  end?: string;
}

const minutesOfDay = 1440;
/**
 * Maximum duration of work over midnight, in minutes; beyond it, the two times are in the wrong
 * order.
 */
const maxOverMidnight = 720;

export const nowIn = ({ now, timeZone }: SpokenContext) =>
  toLocalTime(new Date(now).toISOString(), timeZone);

export const minutesIn = (localTime: string) =>
  Number(localTime.slice(11, 13)) * 60 + Number(localTime.slice(14, 16));

/** The local time a number of minutes after another, with clock changes in that time zone. */
export function later(localTime: string, minutes: number, { timeZone }: SpokenContext): string {
  const timestamp = Date.parse(toUtcTimestamp(localTime, timeZone) ?? '') + minutes * 60_000;
  return toLocalTime(new Date(timestamp).toISOString(), timeZone);
}

/** A duration that cannot be a time of day; null where it can be one, or is no duration. */
export function parseLength(symbols: string, context: SpokenContext): number | null {
  const bare = symbols.replaceAll(/^[-+]|G/g, '');
  const isDuration = bare !== symbols || isLength(bare, context);
  const length = isDuration ? parseDuration(bare) : unreadable;
  return 'value' in length ? length.value : null;
}

/** Typed with a unit, or with a fraction of hours. */
const lengths = /^\d+(?:\.\d+)?M$|^\d*\.\d$|^\d+\.\d+H$|H\d+M$|HF$|^FH$/;

/** "1:30h", which is also a time on a 24-hour clock. */
export const digitsOfHours = /^(?:0?\d|1[0-2]):\d{2}H$/;

/**
 * "90m" and "1.5" are durations; so is "1h30" where times are not written that way, "1:30h" on a
 * 12-hour clock, and "90", which is no time of day.
 */
function isLength(symbols: string, { isTwelveHour, writesHourLetter }: SpokenContext): boolean {
  if (lengths.test(symbols)) return true;
  if (digitsOfHours.test(symbols)) return isTwelveHour;
  if (/^\d+H\d*$/.test(symbols)) return !writesHourLetter;
  return /^\d+$/.test(symbols) && 'error' in parseClockTime(symbols, isTwelveHour);
}

interface Side {
  /** Null where none was typed. */
  day: string | null;
  clock: ClockTime;
  isNow: boolean;
}

const sideForm =
  /^(?:I(?<before>\d{4}-\d{2}-\d{2});)?(?<clock>[^I]*?)(?:I(?<after>\d{4}-\d{2}-\d{2});)?$/;

function sideIn(symbols: string, context: SpokenContext): ParseResult<Side> {
  const { before, clock = '', after } = sideForm.exec(symbols)?.groups ?? {};
  const day = before ?? after ?? null;
  if (day !== null && !isDay(day)) return { error: 'impossible' };
  if (clock === 'N') {
    const now = nowIn(context);
    return { value: { day: now.slice(0, 10), clock: [minutesIn(now)], isNow: true } };
  }
  const time = parseClockTime(clock, context.isTwelveHour);
  return 'error' in time ? time : { value: { day, clock: time.value, isNow: false } };
}

/** One time; after `since` where that is given and the time is ambiguous. */
export function parseTimestamp(
  symbols: string,
  context: SpokenContext,
  day: string,
  since = '',
): ParseResult<string> {
  const side = sideIn(symbols, context);
  if ('error' in side) return side;
  const { day: typedDay, clock } = side.value;
  if (typedDay === null && since !== '') {
    const end = endAfter(clock, minutesIn(since));
    return getLocalTimeAt(day, end ?? getDefaultTime(clock), context);
  }
  return getLocalTimeAt(typedDay ?? day, toPastTime(clock, typedDay ?? day, context), context);
}

/** The default one of two times of day, unless it is in the future. */
function toPastTime(clock: ClockTime, day: string, context: SpokenContext): number {
  const defaultTime = getDefaultTime(clock);
  const isAhead =
    day === toIsoDay(context.now, context.timeZone) && defaultTime > minutesIn(nowIn(context));
  return isAhead ? clock[0] : defaultTime;
}

/**
 * The first of its times of day after a start; over midnight only where that takes up to half a
 * day.
 */
function endAfter(clock: ClockTime, start: number): number | null {
  const found = clock.find((minutes) => minutes > start);
  const [early] = clock;
  const overMidnight = early + minutesOfDay;
  if (found !== undefined) return found;
  return overMidnight - start <= maxOverMidnight ? overMidnight : null;
}

/** Both times; null where the text does not contain two. */
export function rangeIn(symbols: string, context: SpokenContext): ParseResult<SpokenTimes> | null {
  const parts = symbols.replace(/^-/, '').split(/-(?![\d-]*;)/);
  const [first = '', second = ''] = parts;
  if (parts.length !== 2 || first === '' || second === '') return null;
  const [from, until] = [sideIn(first, context), sideIn(second, context)];
  if ('error' in from) return from;
  if ('error' in until) return lasting(from.value, second, context) ?? until;
  return between(from.value, until.value, context);
}

/** "9:00-90m" lasts 90 minutes. */
function lasting(from: Side, symbols: string, context: SpokenContext) {
  const length = parseLength(symbols, context);
  if (length === null) return null;
  const start = getLocalTimeAt(from.day ?? context.day, getDefaultTime(from.clock), context);
  return 'error' in start
    ? start
    : { value: { start: start.value, end: later(start.value, length, context) } };
}

function between(from: Side, until: Side, context: SpokenContext): ParseResult<SpokenTimes> {
  const day = from.day ?? (until.isNow ? null : until.day) ?? context.day;
  const isOtherDay = until.day !== null && until.day !== day;
  const pair = isOtherDay
    ? { value: { start: getDefaultTime(from.clock), end: getDefaultTime(until.clock) } }
    : pairTimes(from.clock, until.clock);
  if ('error' in pair) return pair;
  const start = getLocalTimeAt(day, pair.value.start, context);
  const end = getLocalTimeAt(isOtherDay ? (until.day ?? day) : day, pair.value.end, context);
  if ('error' in start) return start;
  if ('error' in end) return end;
  if (end.value <= start.value) return { error: 'endBeforeStart' };
  return { value: { start: start.value, end: end.value } };
}

/** Both times of day, preferring the default start and an end on the same day. */
function pairTimes(from: ClockTime, until: ClockTime): ParseResult<{ start: number; end: number }> {
  if (from.length === 2 && until.length === 2 && from[0] === until[0])
    return { error: 'ambiguous' };
  const starts = until.length === 1 ? from.toReversed() : [getDefaultTime(from), ...from];
  for (const start of starts) {
    const end = until.find((minutes) => minutes > start);
    if (end !== undefined) return { value: { start, end } };
  }
  const start = starts[0] ?? from[0];
  const end = endAfter(until, start);
  return end === null ? { error: 'endBeforeStart' } : { value: { start, end } };
}

/** The local time of a day, or of the next one; an error where a clock change skips it. */
function getLocalTimeAt(
  day: string,
  minutes: number,
  { timeZone }: SpokenContext,
): ParseResult<string> {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000);
  const value = date.toISOString().slice(0, 16);
  const timestamp = toUtcTimestamp(value, timeZone);
  if (timestamp === null) return { error: 'impossible' };
  return toLocalTime(timestamp, timeZone) === value ? { value } : { error: 'skipped' };
}
