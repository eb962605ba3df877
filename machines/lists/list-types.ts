import type { PromiseActorLogic } from 'xstate';
import type { Cause } from '../cause.ts';
import type { Failure } from '../validation/failure.ts';
import type { ListSearch } from './list-search.ts';

/** One page of a list, and the number of records on all pages. */
export interface ListPage<Row> {
  rows: readonly Row[];
  total: number;
  counts?: ListCounts;
  /** What else the server sends with a page, e.g. the options of its filters; the list stores it. */
  facets?: unknown;
}

/** Number of records by kind, if the server counts them. */
export type ListCounts = Readonly<Record<string, number>>;

/** Loads all records of a list. Each list passes its own, which makes one API call. */
export type RecordsLoader<Row> = PromiseActorLogic<readonly Row[]>;
/** The parameters of a page request. */
export interface PageRequest {
  search: ListSearch;
  /** Id of the record that the list belongs to, if any. */
  parentId?: string | undefined;
}
/** Loads one page. Each list passes its own, which makes one API call. */
export type PageLoader<Row> = PromiseActorLogic<ListPage<Row>, PageRequest>;
/**
 * Deletes one record. In a bulk deletion the list itself reports what succeeded and failed:
 * `isSuccessHidden`.
 */
export type RecordRemover<Row> = PromiseActorLogic<
  unknown,
  { row: Row; isSuccessHidden?: boolean }
>;

/** The tab's cache of a list, for as long as the person is in the tenant. */
export interface RowMemory<Row> {
  /** The last displayed page for a search; null if there is none. */
  recall: (search: ListSearch) => ListPage<Row> | null;
  store: (search: ListSearch, page: ListPage<Row>) => void;
}

export interface ListInput<Row> {
  /** The page; a list that is loaded in full has none. */
  search?: ListSearch;
  /** Id of the record that the rows belong to, if any. */
  parentId?: string;
  /** With a cache, a list starts with the cached rows and reloads them. */
  memory?: RowMemory<Row>;
}

export interface ListContext<Row> {
  /** The requested search. */
  search: ListSearch;
  parentId?: string | undefined;
  memory?: RowMemory<Row> | undefined;
  /** The loaded rows, all or those of a page; null before the first response. */
  rows: readonly Row[] | null;
  /** Number of records on all pages. */
  total: number;
  /** Null if they are not counted by kind, and before the first response. */
  counts: ListCounts | null;
  /** What the server sent with the rows; null before the first response, and if it sends nothing. */
  facets: unknown;
  /** The search that the rows belong to; null before the first response. */
  shownSearch: ListSearch | null;
  /** Why the list could not be loaded, if known. */
  cause: Cause | null;
  /** Whether the list has to reload once the pending action is done. */
  isOutdated: boolean;
  /** The record to delete. */
  selected: Row | null;
  /** The records selected for bulk deletion, on any page. */
  selection: readonly Row[];
  /** The selected records still to be deleted. */
  queue: readonly Row[];
  /** The result of the last bulk deletion; null once it was dismissed. */
  report: BulkReport<Row> | null;
}

/** The result of a bulk deletion. */
export interface BulkReport<Row> {
  succeeded: readonly Row[];
  remaining: readonly { row: Row; failure: Failure }[];
}

/** Deleted records have been restored. */
export interface RowsRestored<Row> {
  type: 'rows.restored';
  rows: readonly Row[];
}

/** Records have been deleted; the list reloads without them. */
export interface RowsDeleted<Row> {
  type: 'rows.deleted';
  rows: readonly Row[];
}

export type ListEvent<Row> =
  /** The URL has another page, order or filter; only a paged list handles it. */
  | { type: 'search.changed'; search: ListSearch }
  /** Records were added, changed or deleted outside of the list. */
  | { type: 'rows.changed' }
  | { type: 'tab.returned' }
  | { type: 'retry' }
  | { type: 'DELETE'; row: Row }
  | { type: 'YES' }
  | { type: 'NO' }
  | { type: 'rows.select' | 'rows.dropped'; rows: readonly Row[] }
  | { type: 'selection.clear' }
  | { type: 'DELETE_SELECTED' }
  | { type: 'report.closed' }
  | RowsRestored<Row>;

/** The requested page no longer exists: the URL has to follow. */
export interface PageCorrected {
  type: 'page.corrected';
  search: ListSearch;
}

export type ListEmitted<Row> = PageCorrected | RowsDeleted<Row> | RowsRestored<Row>;
