import type { Work } from '../work/work.ts';

/** The kinds of records that the command palette finds, in display order. */
export const recordKinds = ['assets', 'people', 'teams', 'projects', 'work', 'vendors'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The data source of a kind of records, depending on the person's access. */
export type RecordSource =
  | 'assets'
  /** People with the assets handed over to them. */
  | 'assignees'
  /** People whose time the person can report on. */
  | 'reportedPeople'
  | 'teams'
  | 'projects'
  /** Projects in the analytics, for people without their overviews. */
  | 'analyzedProjects'
  /** Projects that the person can book time on. */
  | 'bookableProjects'
  /** Tasks that the person can book time on. */
  | 'bookableTasks'
  | 'vendors';

/** The sources of one person; a kind without access has none. */
export type RecordSources = Readonly<Partial<Record<RecordKind, RecordSource>>>;

/** A record in the format of the palette. */
export interface FoundRecord {
  id: string;
  title: string;
  hint: string;
  /** The work on which the timer starts, for records that are not opened. */
  work?: Work;
}

/** The first matching records, and their total number. */
export interface FoundRecords {
  records: readonly FoundRecord[];
  total: number;
}

/** A single letter would match nearly everything. */
export const minLength = 2;

/** The page of the list shows more. */
const maxShown = 5;

/** The first of the matching records. */
export const takeFirst = <Row>(
  rows: readonly Row[],
  total: number,
  toRecord: (row: Row) => FoundRecord,
): FoundRecords => ({ records: rows.slice(0, maxShown).map(toRecord), total });
