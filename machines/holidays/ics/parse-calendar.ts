import {
  countDays,
  parseDays,
  parseDuration,
  parseMoment,
  toDay,
  toNumber,
  type Moment,
} from './ics-days.ts';
import { listRuleDays, parseRule } from './ics-rule.ts';
import { maxEvents } from './limits.ts';
import { readLines, unescapeText, type ContentLine } from './unfold.ts';

/** Why an event of the file has no row. */
export type LeftOutReason = 'cancelled' | 'otherYears' | 'noDay';

/** A day of an event in the selected years. */
export interface CalendarDay {
  name: string;
  /** yyyy-MM-dd. */
  date: string;
  /** The first day of the event. */
  origin: string;
}

export interface ReadCalendar {
  days: readonly CalendarDay[];
  /** Events without a row, by name. */
  leftOut: readonly { name: string; reason: LeftOutReason }[];
  /** Names of the events whose repetition is not understood: only their first day is a row. */
  repeated: readonly string[];
  /** Whether the file ends in the middle of an event, which is not read. */
  isCutOff: boolean;
}

/** Why a file is rejected. */
export type FileTrouble = 'notCalendar' | 'empty' | 'tooMany' | 'unreadable';

/** Most days of one event. */
const maxEventDays = 366;

interface Years {
  from: number;
  to: number;
  /** IANA name of the zone in which times in UTC are shown. */
  timeZone: string;
}

/** The properties of an event, by name. */
type Event = ReadonlyMap<string, readonly ContentLine[]>;

/**
 * Reads the days of a calendar file's events in some years (RFC 5545). Small enough to be written
 * here: a library that also writes calendars and knows time zones is ten times its size.
 */
export function parseCalendar(text: string, years: Years): ReadCalendar | FileTrouble {
  const lines = readLines(text);
  const { events, isCutOff } = readEvents(lines);
  if (!lines.some(({ name, value }) => name === 'BEGIN' && /^VCALENDAR$/i.test(value.trim())))
    return 'notCalendar';
  if (events.length === 0) return 'empty';
  if (events.length > maxEvents) return 'tooMany';
  const replaced = findReplaced(events, years.timeZone);
  const read = events.map((event) => readEvent(event, years, replaced));
  return {
    days: read
      .flatMap(({ days }) => days)
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    leftOut: read.flatMap(({ name, reason }) => (reason ? [{ name, reason }] : [])),
    repeated: read.flatMap(({ name, isUnknownRule }) => (isUnknownRule ? [name] : [])),
    isCutOff,
  };
}

/** The events of a file without what is nested in them, such as alarms. */
function readEvents(lines: readonly ContentLine[]): { events: Event[]; isCutOff: boolean } {
  const events: Event[] = [];
  const open: string[] = [];
  let event = new Map<string, ContentLine[]>();
  for (const line of lines) {
    const value = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') event = new Map();
    } else if (line.name === 'END') {
      if (value === 'VEVENT' && open.at(-1) === 'VEVENT') events.push(event);
      if (open.at(-1) === value) open.pop();
    } else if (open.at(-1) === 'VEVENT') {
      event.set(line.name, [...(event.get(line.name) ?? []), line]);
    }
  }
  return { events, isCutOff: open.includes('VEVENT') };
}

const getValue = (event: Event, name: string): string => event.get(name)?.[0]?.value ?? '';

/** The days of repeating events that an event of its own replaces, by the id of the event. */
function findReplaced(events: readonly Event[], timeZone: string): Map<string, Set<string>> {
  const replaced = new Map<string, Set<string>>();
  for (const event of events) {
    const day = parseMoment(getValue(event, 'RECURRENCE-ID'), timeZone)?.day;
    const id = getValue(event, 'UID');
    if (day) replaced.set(id, new Set([...(replaced.get(id) ?? []), day]));
  }
  return replaced;
}

interface ReadEvent {
  name: string;
  days: CalendarDay[];
  reason: LeftOutReason | null;
  isUnknownRule: boolean;
}

function readEvent(
  event: Event,
  years: Years,
  replaced: ReadonlyMap<string, ReadonlySet<string>>,
): ReadEvent {
  const { timeZone, from, to } = years;
  const name = unescapeText(getValue(event, 'SUMMARY'));
  const none = { name, days: [], isUnknownRule: false };
  if (/^CANCELLED$/i.test(getValue(event, 'STATUS').trim()))
    return { ...none, reason: 'cancelled' };
  const start = parseMoment(getValue(event, 'DTSTART'), timeZone);
  if (!start) return { ...none, reason: 'noDay' };
  const isReplacement = event.has('RECURRENCE-ID');
  const omitted = isReplacement ? undefined : replaced.get(getValue(event, 'UID'));
  const { starts, isUnknownRule } = listStarts(event, start, years);
  const length = Math.min(maxEventDays, getLength(event, start, timeZone));
  const all = starts
    .filter((day) => !omitted?.has(day))
    .flatMap((day) => listDays(day, length).map((date) => ({ name, date, origin: day })));
  const days = all.filter(({ date }) => date >= `${from}-01-01` && date <= `${to}-12-31`);
  return { name, days, reason: days.length === 0 ? 'otherYears' : null, isUnknownRule };
}

const listDays = (from: string, length: number): string[] =>
  Array.from({ length }, (_, at) => toDay(toNumber(from) + at));

function getLength(event: Event, start: Moment, timeZone: string): number {
  const end = parseMoment(getValue(event, 'DTEND'), timeZone);
  return countDays(start, end, parseDuration(getValue(event, 'DURATION')));
}

/** The days on which an event starts, until the end of the selected years. */
function listStarts(event: Event, start: Moment, { from, to, timeZone }: Years) {
  // An event of the year before may last into the selected years.
  const range = { from: `${from - 1}-01-01`, last: `${to}-12-31` };
  const rules = (event.get('RRULE') ?? []).map(({ value }) => parseRule(value, timeZone));
  const listed = (name: string) =>
    (event.get(name) ?? []).flatMap((line) => parseDays(line, timeZone));
  const omitted = new Set(listed('EXDATE'));
  const days = rules.flatMap((rule) => (rule ? listRuleDays(rule, start.day, range) : []));
  const starts = [...new Set([start.day, ...days, ...listed('RDATE')])];
  return {
    starts: starts.filter((day) => !omitted.has(day)).toSorted(),
    isUnknownRule: rules.includes(null) || event.has('EXRULE'),
  };
}
