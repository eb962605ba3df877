import { parseClockTime } from './clock-time.ts';
import { parseDuration, unreadable, type ParseResult } from './duration.ts';
import {
  digitsOfHours,
  later,
  minutesIn,
  parseTimestamp,
  nowIn,
  rangeIn,
  parseLength,
  type SpokenTimes,
} from './timestamps.ts';
import { replaceDays, type SpokenContext } from './replace-days.ts';
import { toSymbols } from './to-symbols.ts';

export type { ParseResult, TimeInputError } from './duration.ts';
export { readDuration } from './duration.ts';
export type { SpokenTimes } from './timestamps.ts';
export type { SpokenContext, TimeHabits } from './replace-days.ts';

/**
 * Parses the text typed for a start: a time ('9', '9:15', '9am', 'yesterday 14:00', 'now', '30m
 * ago'), both times ('9-10:15'), or a duration ('90', '1h30') that lasts until `end`, until now,
 * or, on a day other than today, from `defaultStart`.
 */
export function readStart(
  text: string,
  context: SpokenContext & { end?: string; defaultStart?: string },
): ParseResult<SpokenTimes> {
  const symbols = toCompactSymbols(text, context);
  const range = rangeIn(symbols, context);
  if (range) return range;
  const length = parseLength(symbols, context);
  if (length === null) return named('start', parseTimestamp(symbols, context, context.day));
  const { day, end = '', defaultStart = '' } = context;
  const now = nowIn(context);
  const isNow = now.slice(0, 10) === day;
  if (/^-|G/.test(symbols)) {
    return isNow ? { value: { start: later(now, -length, context) } } : unreadable;
  }
  const until = isNow ? end || now : end;
  if (until !== '') return { value: { start: later(until, -length, context), end: until } };
  return defaultStart === ''
    ? unreadable
    : { value: { start: defaultStart, end: later(defaultStart, length, context) } };
}

/**
 * Parses the text typed for an end: a time after `start` ('10:15', 'until 10:15'), the duration
 * since then ('90', '1h30', '1:30 h'), or both times ('9-10:15').
 */
export function readEnd(
  text: string,
  context: SpokenContext & { start?: string },
): ParseResult<SpokenTimes> {
  const symbols = toCompactSymbols(text, context);
  const range = rangeIn(symbols, context);
  if (range) return range;
  const { start = '' } = context;
  const until = symbols.replace(/^-/, '');
  const length = start === '' ? null : lengthAfter(until, context, start);
  if (length !== null) return { value: { end: later(start, length, context) } };
  return named('end', parseTimestamp(until, context, start.slice(0, 10) || context.day, start));
}

/** Without blanks, and with each typed day as "I2026-03-04;". */
const toCompactSymbols = (text: string, context: SpokenContext) =>
  replaceDays(toSymbols(text), context).replaceAll(/\s/g, '');

const named = (side: 'start' | 'end', parsed: ParseResult<string>): ParseResult<SpokenTimes> =>
  'error' in parsed ? parsed : { value: { [side]: parsed.value } };

/** The duration typed after a start; null where the text is a time. */
function lengthAfter(symbols: string, context: SpokenContext, start: string): number | null {
  const duration = parseLength(symbols, context);
  if (duration !== null) return duration;
  const isEither = /^\d+$/.test(symbols)
    ? Number(symbols) > 12
    : /^\d+H\d*$/.test(symbols) || digitsOfHours.test(symbols);
  if (!isEither) return null;
  const clock = parseClockTime(symbols, context.isTwelveHour);
  const isLater = 'value' in clock && clock.value.some((minutes) => minutes > minutesIn(start));
  const length = parseDuration(symbols);
  return isLater || 'error' in length ? null : length.value;
}
