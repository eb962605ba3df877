import type { Days } from '#machines/clockwork-analytics/team-hours.ts';
import { addressOf } from './addresses.ts';

interface Hours {
  employeeId: string;
  /** The person's own employee record; null without one. */
  own: string | null;
  days: Days;
  /** Of this project alone; of all of them without it. */
  projectId?: string;
}

/** The time report of somebody and some days. */
export const hoursAddress = ({ employeeId, own, days, projectId }: Hours) =>
  addressOf('/timeReport', null, {
    ...(employeeId !== own && { 'filter.employee': employeeId }),
    ...(projectId !== undefined && { 'filter.projectId': projectId }),
    'filter.fromDate': days.start,
    'filter.toDate': days.end,
  });
