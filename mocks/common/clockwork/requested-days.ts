import type { components } from '@atrium/contract/generated/types.ts';
import type { Call } from '../../core/requests/handler.ts';
import { periodNamed } from './named-period.ts';
import { toPeriod, type Period } from './period.ts';
import { addDays, toIsoDay } from './time.ts';
import { getWeekStart } from './working-time.ts';

interface RequestedDays {
  startDateAsString?: string;
  endDateAsString?: string;
  period?: components['schemas']['TimeReportPeriod'];
}

/** The requested days: explicit ones, else those of the period. 400 as for `toPeriod`. */
export async function getRequestedDays(
  { db, user, clock }: Pick<Call<'getTimeReport'>, 'db' | 'user' | 'clock'>,
  { startDateAsString, endDateAsString, period = 'thisWeek' }: RequestedDays,
): Promise<Period> {
  const today = toIsoDay(clock.now(), user.timeZone);
  const named = periodNamed(period, today, await getWeekStart(db, today));
  const { from, before } = named ?? { from: today, before: addDays(today, 1) };
  return toPeriod({
    startDateAsString: startDateAsString ?? from,
    endDateAsString: endDateAsString ?? addDays(before, -1),
  });
}
