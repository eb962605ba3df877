import { parseDate, parseTime, type CalendarDate, type Time } from '@internationalized/date';

/** The order in which a person writes a day. */
export type DateFormat = 'DD/MM/YYYY' | 'MM/DD/YYYY';

/** A `yyyy-MM-dd` day, or null where it is none. */
export const dayOf = (day: string | null | undefined): CalendarDate | null =>
  parsed(parseDate, day);

/** An `HH:mm` time, or null where it is none. */
export const timeOf = (time: string | null | undefined): Time | null => parsed(parseTime, time);

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

/**
 * The segments of a date in the order of a format. What stands between them stays in its place, so
 * that the language decides on the texts and the person on the order.
 */
export function ordered<Any extends Segment>(segments: readonly Any[], format: DateFormat): Any[] {
  const order = format === 'DD/MM/YYYY' ? ['day', 'month', 'year'] : ['month', 'day', 'year'];
  const parts = segments
    .filter(({ isEditable }) => isEditable)
    .toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  return segments.map((segment) => (segment.isEditable ? (parts.shift() ?? segment) : segment));
}
