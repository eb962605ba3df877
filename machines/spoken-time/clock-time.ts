import { unreadable, type ParseResult } from './duration.ts';

const halfDay = 720;

/**
 * A time of day in minutes since midnight: one where it is certain, or both that a 12-hour clock
 * allows.
 */
export type ClockTime = readonly [number] | readonly [number, number];

const form =
  /^(?<before>[AP])?(?<hour>\d{1,2})(?:[:.HC](?:(?<minute>\d{2})M?)?|[HC]?(?<half>F))?H?(?<after>[AP])?$/;
const compact = /^(?<before>[AP])?(?<hour>\d{1,2})(?<minute>\d{2})(?<after>[AP])?$/;

/**
 * Parses a time of day from symbols without blanks: '9', '9:15', '915', '9A', '14H30', 'L'. Without
 * AM or PM on a 12-hour clock, it can be either.
 */
export function parseClockTime(symbols: string, isTwelveHour: boolean): ParseResult<ClockTime> {
  if (symbols === 'L') return { value: [halfDay] };
  if (symbols === 'Z') return { value: [0] };
  const found = (form.exec(symbols) ?? compact.exec(symbols))?.groups;
  if (!found) return unreadable;
  const { before, after = before, hour = '', minute = '0', half: isHalf } = found;
  const hours = Number(hour);
  const minutes = isHalf ? 30 : Number(minute);
  if (minutes > 59 || hours * 60 + minutes > 1440) return { error: 'impossible' };
  if (after !== undefined) return inHalf(after, hours, minutes);
  // "09:00" is only written on a 24-hour clock.
  const isOpen = isTwelveHour && hours >= 1 && hours <= 12 && !hour.startsWith('0');
  const early = (hours % 12) * 60 + minutes;
  return { value: isOpen ? [early, early + halfDay] : [hours * 60 + minutes] };
}

function inHalf(half: string, hours: number, minutes: number): ParseResult<ClockTime> {
  if (hours === 0 || (half === 'A' && hours > 12)) return { error: 'impossible' };
  return { value: [(hours % 12) * 60 + minutes + (half === 'P' ? halfDay : 0)] };
}

/** Selects from two times of day the one in working hours: from 7 am until before 7 pm. */
export const getDefaultTime = ([early, late = early]: ClockTime): number =>
  early < 420 ? late : early;
