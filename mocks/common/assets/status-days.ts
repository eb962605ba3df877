import { dayAsString } from './formats.ts';
import { dayFromString, presentDay } from './days.ts';
import type { FieldErrors } from './field-errors.ts';

/** The dates that belong to status changes. */
export type StatusDay = 'returned' | 'sent' | 'scrapped' | 'disposed';
export type StatusDays = { [Day in StatusDay]?: string };

/** The request field of each date, and its error messages. */
const fields = {
  returned: {
    name: 'returnedFromRepairOnAsString',
    inFuture: 'assetReturnedInFuture',
    tooEarly: 'assetReturnedTooEarly',
  },
  sent: {
    name: 'sentToRepairOnAsString',
    inFuture: 'assetSentInFuture',
    tooEarly: 'assetSentTooEarly',
  },
  scrapped: {
    name: 'scrappedOnAsString',
    inFuture: 'assetScrapInFuture',
    tooEarly: 'assetScrapTooEarly',
  },
  disposed: {
    name: 'disposedOnAsString',
    inFuture: 'assetDisposalInFuture',
    tooEarly: 'assetDisposalTooEarly',
  },
} as const;

interface Calendar {
  today: string;
  format: 'DD/MM/YYYY' | 'MM/DD/YYYY';
}

/**
 * The required dates as yyyy-MM-dd: each is present, not in the future, and not before the previous
 * status change, which is the preceding date in the list; today counts as the day of that change if
 * that day has not started yet. Source: ASSET-082, ASSET-D07.
 */
export function statusDays(
  needed: readonly StatusDay[],
  written: StatusDays,
  lastChange: string,
  { today, format }: Calendar,
  errors: FieldErrors,
): StatusDays {
  const days: StatusDays = {};
  let earliest = lastChange;
  for (const which of needed) {
    const { name, inFuture, tooEarly } = fields[which];
    const text = written[which] ?? '';
    const present = presentDay(today, earliest);
    const named = dayFromString(text, format);
    const day = named === today ? present : named;
    if (text === '') errors.require(name);
    else if (day === null) errors.add(name, 'invalid', { field: name });
    else if (day > present) errors.add(name, inFuture);
    else if (day < earliest) errors.add(name, tooEarly, { day: dayAsString(earliest, format) });
    else {
      days[which] = day;
      earliest = day;
    }
  }
  return days;
}
