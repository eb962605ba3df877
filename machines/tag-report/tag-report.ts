import type { Schema } from '#openapi/client/index.ts';
import type { AnyReport } from '../lists/create-report.ts';
import type { ListSearch } from '../lists/list-search.ts';

/** The time of a tag in a project, by an employee, or in a week or month. */
export type TagReportRow = Schema<'TagReportRow'>;
export type TagReportTag = Schema<'TagReportTag'>;
export type TagReportFilters = Schema<'TagReportFiltersAnswer'>;

/** The hours of each tag, page by page, and the totals of all pages. */
export interface TagReport extends AnyReport {
  rows: readonly TagReportRow[];
  /** The tags with most time; those without time are included. */
  tags: readonly TagReportTag[];
  /** Number of tags, including those that are not listed. */
  tagCount: number;
  /** Counts each hour once. */
  totalTimeInSeconds: number;
  /** The reported days, including the last one. */
  firstDay: string;
  lastDay: string;
  /** Number of entries that do not count until they have an end. */
  needingEnd: number;
  /** What the report can be filtered by on these days; null if it could not be loaded. */
  filters: TagReportFilters | null;
}

/** A report to export, filtered and ordered as it is shown. */
export interface RequestedTagReport {
  search: ListSearch;
  firstDay: string;
  lastDay: string;
}
