import type { Schema } from '#openapi/client/index.ts';
import type { AnyReport } from '../lists/create-report.ts';
import type { ListSearch } from '../lists/list-search.ts';

/** An entry on one of its days, or the time of a day in a task where the report is cumulative. */
export type TimeReportRow = Schema<'TimeReportEntry'> &
  Partial<Pick<Schema<'CumulativeTimeReportEntry'>, 'totalTimeTakenInTaskInSeconds'>>;
export type TimeReportGroup = Schema<'TimeReportGroup'>;
export type TimeReportProject = Schema<'TimeReportProject'>;

/** The time of some days, page by page, and the totals of all pages. */
export interface TimeReport extends AnyReport {
  rows: readonly TimeReportRow[];
  totalTimeInSeconds: number;
  /** The reported days, including the last one; empty where the server does not send them. */
  firstDay: string;
  lastDay: string;
  groups: readonly TimeReportGroup[];
  /** Number of entries that do not count and have no row until they have an end. */
  needingEnd: number;
  /** The projects with time on these days. */
  projects: readonly TimeReportProject[];
}

/** A report to export, filtered and ordered as it is shown. */
export interface RequestedTimeReport {
  search: ListSearch;
  firstDay: string;
  lastDay: string;
}
