import { parseMoment, toDay, toNumber } from './ics-days.ts';

/** A weekday of a rule, 0 for Sunday, and its position in the month or year; 0 for each. */
interface RuleWeekday {
  weekday: number;
  position: number;
}

/** A recurrence rule, as far as a day can follow it. */
export interface Rule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  /** Number of days; null without a limit. */
  count: number | null;
  /** The last possible day, yyyy-MM-dd; null without a limit. */
  until: string | null;
  months: readonly number[];
  monthDays: readonly number[];
  weekdays: readonly RuleWeekday[];
  /** The first day of a week, 0 for Sunday. */
  weekStart: number;
}

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const known = new Set('FREQ INTERVAL COUNT UNTIL BYMONTH BYMONTHDAY BYDAY WKST'.split(' '));

/** Parses an RRULE; null if a part of it is unknown, so that no day is guessed. */
export function parseRule(value: string, timeZone: string): Rule | null {
  const parts = value.split(';').filter((part) => part.trim() !== '');
  const fields = new Map(
    parts.map((part) => {
      const [name = '', content = ''] = part.split('=');
      return [name.trim().toUpperCase(), content.trim().toUpperCase()];
    }),
  );
  const frequency = frequencies.find((each) => each === fields.get('FREQ'));
  const numbers = (name: string) => (fields.get(name)?.split(',') ?? []).map(Number);
  const [months, monthDays] = [numbers('BYMONTH'), numbers('BYMONTHDAY')];
  const weekdays = (fields.get('BYDAY')?.split(',') ?? []).map(parseWeekday);
  const counts = [...numbers('INTERVAL'), ...numbers('COUNT'), ...months, ...monthDays];
  const until = fields.get('UNTIL');
  const untilDay = until === undefined ? null : (parseMoment(until, timeZone)?.day ?? '');
  const weekStart = weekdayNames.indexOf(fields.get('WKST') ?? 'MO');
  const isKnown =
    frequency !== undefined &&
    [...fields.keys()].every((name) => known.has(name)) &&
    counts.every(Number.isInteger) &&
    weekdays.every((each) => each !== null) &&
    untilDay !== '' &&
    weekStart >= 0;
  if (!isKnown) return null;
  return {
    frequency,
    interval: Math.max(1, numbers('INTERVAL')[0] ?? 1),
    count: numbers('COUNT')[0] ?? null,
    until: untilDay,
    months,
    monthDays,
    weekdays: weekdays.flatMap((each) => each ?? []),
    weekStart,
  };
}

function parseWeekday(text: string): RuleWeekday | null {
  const [, position = '', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text.trim()) ?? [];
  const weekday = weekdayNames.indexOf(name);
  return weekday < 0 ? null : { weekday, position: Number(position || 0) };
}

/** A day in parts; a month is 1 to 12. */
interface DayParts {
  number: number;
  year: number;
  month: number;
  date: number;
  weekday: number;
}

function toParts(number: number): DayParts {
  const at = new Date(number * 86_400_000);
  return {
    number,
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    date: at.getUTCDate(),
    weekday: at.getUTCDay(),
  };
}

const countMonthDays = ({ year, month }: DayParts) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether a weekday of a rule is this day: each, or by its position from the start or the end. */
function isWeekday(day: DayParts, { weekday, position }: RuleWeekday, isOfYear: boolean): boolean {
  if (day.weekday !== weekday) return false;
  if (position === 0) return true;
  const first = Date.UTC(day.year, isOfYear ? 0 : day.month - 1, 1) / 86_400_000;
  const length = isOfYear ? Date.UTC(day.year + 1, 0, 1) / 86_400_000 - first : countMonthDays(day);
  const at = day.number - first;
  return position > 0
    ? Math.floor(at / 7) + 1 === position
    : Math.floor((length - 1 - at) / 7) + 1 === -position;
}

const isMonthDay = (day: DayParts, monthDays: readonly number[]): boolean =>
  monthDays.some((each) =>
    each > 0 ? each === day.date : countMonthDays(day) + 1 + each === day.date,
  );

/** Whether a day is in a step of the rule: every second week, for example. */
function isInStep(rule: Rule, start: DayParts, day: DayParts): boolean {
  const toWeek = ({ number, weekday }: DayParts) =>
    (number - ((weekday - rule.weekStart + 7) % 7)) / 7;
  const passed = {
    DAILY: day.number - start.number,
    WEEKLY: toWeek(day) - toWeek(start),
    MONTHLY: (day.year - start.year) * 12 + day.month - start.month,
    YEARLY: day.year - start.year,
  }[rule.frequency];
  return passed % rule.interval === 0;
}

/** Whether a day follows a rule that starts on another. */
function isOnRule(rule: Rule, start: DayParts, day: DayParts): boolean {
  const { frequency, months, monthDays, weekdays } = rule;
  if (!isInStep(rule, start, day)) return false;
  if (months.length > 0 && !months.includes(day.month)) return false;
  if (monthDays.length > 0 && !isMonthDay(day, monthDays)) return false;
  const isOfYear = frequency === 'YEARLY' && months.length === 0;
  if (weekdays.length > 0) return weekdays.some((each) => isWeekday(day, each, isOfYear));
  if (monthDays.length > 0 || frequency === 'DAILY') return true;
  if (frequency === 'WEEKLY') return day.weekday === start.weekday;
  if (day.date !== start.date) return false;
  return frequency === 'MONTHLY' || months.length > 0 || day.month === start.month;
}

/**
 * The days of a rule from its start until a day, both included; the start is always one. Days before
 * `from` are needed only to count them.
 */
export function listRuleDays(
  rule: Rule,
  first: string,
  { from, last }: { from: string; last: string },
): string[] {
  const start = toParts(toNumber(first));
  const end = Math.min(toNumber(last), rule.until === null ? Infinity : toNumber(rule.until));
  const days = [first];
  const begin = rule.count === null ? Math.max(start.number, toNumber(from) - 1) : start.number;
  for (let number = begin + 1; number <= end; number += 1) {
    if (rule.count !== null && days.length >= rule.count) break;
    if (isOnRule(rule, start, toParts(number))) days.push(toDay(number));
  }
  return days;
}
