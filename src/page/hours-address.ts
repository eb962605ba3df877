import type { Days } from '#machines/clockwork-analytics/team-hours.ts';
import type { Schema } from '#openapi/client/index.ts';
import type { Address } from '#records/address.ts';
import { buildAddress } from './addresses.ts';

interface Narrowed {
  days: Days;
  /** Of this project alone; of all of them without it. */
  projectId?: string;
  /** Of who belongs to these teams alone. */
  teamIds?: readonly string[];
}

interface Hours extends Narrowed {
  employeeId: string;
  /** The person's own employee record; null without one. */
  own: string | null;
}

/** As many teams as an address and the contract hold. */
const maxTeams = 100;

/** The time report of somebody and some days. */
export const hoursAddress = ({ employeeId, own, days, projectId, teamIds = [] }: Hours) =>
  buildAddress('/timeReport', null, {
    ...(employeeId !== own && { 'filter.employee': employeeId }),
    ...(teamIds.length > 0 && { 'filter.teamIds': teamIds.join(',') }),
    ...(projectId !== undefined && { 'filter.projectId': projectId }),
    'filter.fromDate': days.start,
    'filter.toDate': days.end,
  });

const everybody: Schema<'TimeReportScope'> = 'All';

/** The time report of everybody within it; null of more teams than it can be narrowed to. */
export const everybodysHours = (narrowed: Narrowed): Address | null =>
  (narrowed.teamIds?.length ?? 0) > maxTeams
    ? null
    : hoursAddress({ ...narrowed, employeeId: everybody, own: null });
