import type { Days } from '#machines/clockwork-analytics/team-hours.ts';
import type { Schema } from '#openapi/client/index.ts';
import type { Address } from '#records/form/address.ts';
import { buildAddress } from './addresses.ts';

interface Narrowed {
  days: Days;
  /** Only this project; all projects if omitted. */
  projectId?: string;
  /** Only the members of these teams. */
  teamIds?: readonly string[];
}

interface Hours extends Narrowed {
  employeeId: string;
  /** The user's own employee id; null without an employee record. */
  own: string | null;
}

/** The maximum number of teams in a URL and in the contract. */
const maxTeams = 100;

/** The address of the time report for an employee and a range of days. */
export const hoursAddress = ({ employeeId, own, days, projectId, teamIds = [] }: Hours) =>
  buildAddress('/timeReport', null, {
    ...(employeeId !== own && { 'filter.employee': employeeId }),
    ...(teamIds.length > 0 && { 'filter.teamIds': teamIds.join(',') }),
    ...(projectId !== undefined && { 'filter.projectId': projectId }),
    'filter.fromDate': days.start,
    'filter.toDate': days.end,
  });

const everybody: Schema<'TimeReportScope'> = 'All';

/**
 * The address of everyone's time report within the filters; null if there are too many teams to
 * filter by.
 */
export const everybodysHours = (narrowed: Narrowed): Address | null =>
  (narrowed.teamIds?.length ?? 0) > maxTeams
    ? null
    : hoursAddress({ ...narrowed, employeeId: everybody, own: null });
