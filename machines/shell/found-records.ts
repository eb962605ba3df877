/** The kinds of records that the command palette finds, in the order in which it shows them. */
export const recordKinds = ['assets', 'people', 'teams', 'projects', 'vendors'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** What a kind of records is read from, by what the person may open. */
export type RecordSource =
  | 'assets'
  /** People with what was handed over to them. */
  | 'assignees'
  /** People whose time the person may report. */
  | 'reportedPeople'
  | 'teams'
  | 'analyzedProjects'
  /** Projects that the person may book time on. */
  | 'bookableProjects'
  | 'vendors';

/** The sources of one person; a kind that they may not open has none. */
export type RecordSources = Readonly<Partial<Record<RecordKind, RecordSource>>>;

/** A record as the palette shows it. */
export interface FoundRecord {
  id: string;
  title: string;
  hint: string;
}

/** The first records that fit, and how many there are. */
export interface FoundRecords {
  records: readonly FoundRecord[];
  total: number;
}

/** One letter alone would find nearly everything. */
export const minLength = 2;

/** More are found on the page of their list. */
const maxShown = 5;

/** The first of the records that fit. */
export const takeFirst = <Row>(
  rows: readonly Row[],
  total: number,
  toRecord: (row: Row) => FoundRecord,
): FoundRecords => ({ records: rows.slice(0, maxShown).map(toRecord), total });
