import {
  parseDate,
  parseDateTime,
  parseTime,
  type CalendarDate,
  type CalendarDateTime,
  type Time,
} from '@internationalized/date';

/** The order in which a person writes a day. */
export type DateFormat = 'DD/MM/YYYY' | 'MM/DD/YYYY';

const firstDays = {
  monday: 'mon',
  tuesday: 'tue',
  wednesday: 'wed',
  thursday: 'thu',
  friday: 'fri',
  saturday: 'sat',
  sunday: 'sun',
} as const;

export type WeekStart = keyof typeof firstDays;

/** The first day of the week as calendars take it. */
export const getFirstDay = (weekStart: WeekStart) => firstDays[weekStart];

/** A `yyyy-MM-dd` day, or null where it is none. */
export const parseDay = (day: string | null | undefined): CalendarDate | null =>
  parsed(parseDate, day);

/** An `HH:mm` time, or null where it is none. */
export const parseClockTime = (time: string | null | undefined): Time | null =>
  parsed(parseTime, time);

/** A `yyyy-MM-ddTHH:mm` wall time, or null where it is none. */
export const toLocalTime = (localTime: string | null | undefined): CalendarDateTime | null =>
  parsed(parseDateTime, localTime);

/** A wall time as `yyyy-MM-ddTHH:mm`. */
export const formatLocalTime = (localTime: { toString: () => string }): string =>
  localTime.toString().slice(0, 16);

/** A time as `HH:mm`. */
export const timeText = (time: { toString: () => string }): string => time.toString().slice(0, 5);

function parsed<Value>(parse: (text: string) => Value, text: string | null | undefined) {
  try {
    return text ? parse(text) : null;
  } catch {
    return null;
  }
}

interface Segment {
  type: string;
  isEditable: boolean;
}

const dayParts = ['day', 'month', 'year'];

/**
 * The segments of a date in the order of a format; a time behind it stays as it is. What stands
 * between them stays in its place, so that the language decides on the texts and the person on the
 * order.
 */
export function ordered<Any extends Segment>(segments: readonly Any[], format: DateFormat): Any[] {
  const order = format === 'DD/MM/YYYY' ? dayParts : ['month', 'day', 'year'];
  const parts = segments
    .filter(({ type }) => dayParts.includes(type))
    .toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  return segments.map((segment) =>
    dayParts.includes(segment.type) ? (parts.shift() ?? segment) : segment,
  );
}

/** Whether a segment stands among those of the day, and not before, behind, or in the time. */
export const isWithinDay = (segments: readonly Segment[], segment: Segment): boolean => {
  const at = segments.indexOf(segment);
  const isOfDay = ({ type }: Segment) => dayParts.includes(type);
  return segments.slice(0, at).some(isOfDay) && segments.slice(at + 1).some(isOfDay);
};
