import {
  parseDate,
  parseDateTime,
  parseTime,
  type CalendarDate,
  type CalendarDateTime,
  type Time,
} from '@internationalized/date';

/** The order in which a user writes a day. */
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

/** The first day of the week in the form that calendars expect. */
export const getFirstDay = (weekStart: WeekStart) => firstDays[weekStart];

/** Parses a `yyyy-MM-dd` day; null if it is invalid. */
export const parseDay = (day: string | null | undefined): CalendarDate | null =>
  parsed(parseDate, day);

/** Parses an `HH:mm` time; null if it is invalid. */
export const parseClockTime = (time: string | null | undefined): Time | null =>
  parsed(parseTime, time);

/** Parses a `yyyy-MM-ddTHH:mm` local date and time; null if it is invalid. */
export const toLocalTime = (localTime: string | null | undefined): CalendarDateTime | null =>
  parsed(parseDateTime, localTime);

/** Formats a local date and time as `yyyy-MM-ddTHH:mm`. */
export const formatLocalTime = (localTime: { toString: () => string }): string =>
  localTime.toString().slice(0, 16);

/** Formats a time as `HH:mm`. */
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
 * The segments of a date in the order of a format; the segments of a time stay unchanged. Literals
 * keep their positions, so that the language decides the text and the user the order.
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

/** Whether a segment is among those of the day, not before or after them, or in the time. */
export const isWithinDay = (segments: readonly Segment[], segment: Segment): boolean => {
  const at = segments.indexOf(segment);
  const isOfDay = ({ type }: Segment) => dayParts.includes(type);
  return segments.slice(0, at).some(isOfDay) && segments.slice(at + 1).some(isOfDay);
};
