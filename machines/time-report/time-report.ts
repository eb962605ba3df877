import type { Schema } from '#openapi/client/index.ts';
import type { AnyReport } from '../lists/create-report.ts';
import type { ListSearch } from '../lists/list-search.ts';

/** An entry on one of its days, or a day's time in a task where the report is cumulative. */
export type TimeReportRow = Schema<'TimeReportEntry'> &
  Partial<Pick<Schema<'CumulativeTimeReportEntry'>, 'totalTimeTakenInTaskInSeconds'>>;
export type TimeReportGroup = Schema<'TimeReportGroup'>;
export type TimeReportProject = Schema<'TimeReportProject'>;

/** The time of some days, page by page, and what all pages come to. */
export interface TimeReport extends AnyReport {
  rows: readonly TimeReportRow[];
  totalTimeInSeconds: number;
  /** The days that are reported, the last one included; empty where the server does not tell. */
  firstDay: string;
  lastDay: string;
  groups: readonly TimeReportGroup[];
  /** Entries that count nothing, and have no row, until they have an end. */
  needingEnd: number;
  /** The projects with time on these days. */
  projects: readonly TimeReportProject[];
}

/** A report to be exported, filtered and ordered as it is shown. */
export interface RequestedTimeReport {
  search: ListSearch;
  firstDay: string;
  lastDay: string;
}
