import type { TagReportRow } from '#machines/tag-report/tag-report.ts';
import { everybodysHours, hoursAddress } from '#page/parameters/hours-address.ts';
import type { Address } from '#records/form/address.ts';

/** What the entries of a row are narrowed to, next to the row itself. */
export interface ReportedHours {
  /** The user's own employee id; null without an employee record. */
  own: string | null;
  /** The reported days; empty before the first response. */
  firstDay: string;
  lastDay: string;
  /** The employees that the report is filtered by, separated by commas. */
  employeeIds: string;
}

/**
 * The time report with the entries of a row: those of its project, by the only selected employee or
 * everyone, or those of its employee. Null for a week or month, because a time report has no tags.
 */
export function findHours(
  { projectId, employeeId }: Pick<TagReportRow, 'projectId' | 'employeeId'>,
  { own, firstDay, lastDay, employeeIds }: ReportedHours,
): Address | null {
  if (firstDay === '') return null;
  const days = { start: firstDay, end: lastDay };
  if (employeeId !== undefined) return hoursAddress({ employeeId, own, days });
  if (projectId === undefined) return null;
  const isOfOne = employeeIds !== '' && !employeeIds.includes(',');
  return isOfOne
    ? hoursAddress({ employeeId: employeeIds, own, days, projectId })
    : everybodysHours({ days, projectId });
}
