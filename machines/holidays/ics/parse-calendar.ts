import ICAL from 'ical.js';
import { readFile, unreadRule } from './calendar-file.ts';
import { countDays, toDay, toMoment, toNumber, type Moment } from './ics-days.ts';
import { maxEvents } from './limits.ts';

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
/** Most repetitions of one event that are counted: one each day for a century. */
const maxRepetitions = 36_525;

interface Years {
  from: number;
  to: number;
  /** IANA name of the zone in which times in UTC are shown. */
  timeZone: string;
}

/** Reads the days of a calendar file's events in some years (RFC 5545). */
export function parseCalendar(text: string, years: Years): ReadCalendar | FileTrouble {
  const file = readFile(text);
  if (!file) return 'notCalendar';
  const { events, isCutOff } = file;
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

/** A property's first value as text; empty without one. */
const getText = (event: ICAL.Component, name: string): string =>
  String(event.getFirstPropertyValue(name) ?? '');

/** The moments of all values of a property, such as EXDATE; unreadable ones are left out. */
const listMoments = (event: ICAL.Component, name: string, timeZone: string): Moment[] =>
  event
    .getAllProperties(name)
    .flatMap((property) => property.getValues() as unknown[])
    // A period is written as its start and its end.
    .flatMap((value) => toMoment(String(value).split('/')[0] ?? '', timeZone) ?? []);

const getMoment = (event: ICAL.Component, name: string, timeZone: string): Moment | null => {
  // As written: the library turns 30 February into a day of March.
  const written: unknown = event.getFirstProperty(name)?.toJSON()[3];
  return typeof written === 'string' ? toMoment(written, timeZone) : null;
};

/** The days of repeating events that an event of its own replaces, by the id of the event. */
function findReplaced(
  events: readonly ICAL.Component[],
  timeZone: string,
): Map<string, Set<string>> {
  const replaced = new Map<string, Set<string>>();
  for (const event of events) {
    const day = getMoment(event, 'recurrence-id', timeZone)?.day;
    const id = getText(event, 'uid');
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
  event: ICAL.Component,
  years: Years,
  replaced: ReadonlyMap<string, ReadonlySet<string>>,
): ReadEvent {
  const { timeZone, from, to } = years;
  const name = getText(event, 'summary').replaceAll(/\s+/gu, ' ').trim();
  const none = { name, days: [], isUnknownRule: false };
  if (/^\s*CANCELLED\s*$/i.test(getText(event, 'status'))) return { ...none, reason: 'cancelled' };
  const start = getMoment(event, 'dtstart', timeZone);
  if (!start) return { ...none, reason: 'noDay' };
  const isReplacement = event.hasProperty('recurrence-id');
  const omitted = isReplacement ? undefined : replaced.get(getText(event, 'uid'));
  const length = Math.min(maxEventDays, getLength(event, start, timeZone));
  const all = listStarts(event, start, years)
    .filter((day) => !omitted?.has(day))
    .flatMap((day) => listDays(day, length).map((date) => ({ name, date, origin: day })));
  const days = all.filter(({ date }) => date >= `${from}-01-01` && date <= `${to}-12-31`);
  return {
    name,
    days,
    reason: days.length === 0 ? 'otherYears' : null,
    isUnknownRule: event.hasProperty(unreadRule) || event.hasProperty('exrule'),
  };
}

const listDays = (from: string, length: number): string[] =>
  Array.from({ length }, (_, at) => toDay(toNumber(from) + at));

function getLength(event: ICAL.Component, start: Moment, timeZone: string): number {
  const duration = event.getFirstPropertyValue('duration');
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : null;
  return countDays(start, getMoment(event, 'dtend', timeZone), seconds);
}

/** The days on which an event starts, until the end of the selected years. */
function listStarts(event: ICAL.Component, start: Moment, { to, timeZone }: Years): string[] {
  const listed = (name: string) => listMoments(event, name, timeZone).map(({ day }) => day);
  const rules = event.getAllProperties('rrule').map((rule) => rule.getFirstValue() as ICAL.Recur);
  const omitted = new Set(listed('exdate'));
  const repeated = rules.flatMap((rule) => listRepeated(rule, start.day, `${to}-12-31`));
  const starts = new Set([start.day, ...repeated, ...listed('rdate')]);
  return [...starts].filter((day) => !omitted.has(day)).toSorted();
}

/** The days of a repetition until a last one. */
function listRepeated(rule: ICAL.Recur, first: string, last: string): string[] {
  const days: string[] = [];
  const start = ICAL.Time.fromDateString(first);
  if (rule.freq === 'YEARLY' && Object.keys(rule.parts).length === 0) {
    // Otherwise the library repeats 29 February on 1 March.
    rule.setComponent('BYMONTH', [start.month]);
    rule.setComponent('BYMONTHDAY', [start.day]);
  }
  const iterator = rule.iterator(start);
  for (let count = 0; count < maxRepetitions; count += 1) {
    const day = iterator.next()?.toString().slice(0, 10);
    if (day === undefined || day > last) break;
    days.push(day);
  }
  return days;
}
