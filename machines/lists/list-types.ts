import type { PromiseActorLogic } from 'xstate';
import type { Cause } from '../cause.ts';
import type { Failure } from '../validation/failure.ts';
import type { ListSearch } from './list-search.ts';

/** One page of a list, and how many records there are on all pages together. */
export interface ListPage<Row> {
  rows: readonly Row[];
  total: number;
  counts?: ListCounts;
}

/** How many records there are of each kind, by its name; where the server counts them. */
export type ListCounts = Readonly<Record<string, number>>;

/** Reads all records of a list. Each list gives its own, which makes one call of the contract. */
export type RecordsLoader<Row> = PromiseActorLogic<readonly Row[]>;
/** What a page is asked for by. */
export interface PageRequest {
  search: ListSearch;
  /** Of a list that belongs to a record: that record's id. */
  parentId?: string | undefined;
}
/** Reads one page. Each list gives its own, which makes one call of the contract. */
export type PageLoader<Row> = PromiseActorLogic<ListPage<Row>, PageRequest>;
/** Deletes one record. Of several together the list says itself which are gone and which stay: `isSuccessHidden`. */
export type RecordRemover<Row> = PromiseActorLogic<
  unknown,
  { row: Row; isSuccessHidden?: boolean }
>;

/** What the tab remembers of a list for as long as the person is in the tenant. */
export interface RowMemory<Row> {
  /** What was shown last for a search; null where there is nothing. */
  recall: (search: ListSearch) => ListPage<Row> | null;
  store: (search: ListSearch, page: ListPage<Row>) => void;
}

export interface ListInput<Row> {
  /** Which page; a list that is read as a whole has none. */
  search?: ListSearch;
  /** The record whose rows they are, where the list belongs to one. */
  parentId?: string;
  /** With a memory a list begins with the rows of before, and renews them. */
  memory?: RowMemory<Row>;
}

export interface ListContext<Row> {
  /** What is asked for. */
  search: ListSearch;
  parentId?: string | undefined;
  memory?: RowMemory<Row> | undefined;
  /** The rows at hand, all or those of a page; null before the first answer. */
  rows: readonly Row[] | null;
  /** Records on all pages together. */
  total: number;
  /** Null where they are not counted by kind, and before the first answer. */
  counts: ListCounts | null;
  /** What the rows answer; null before the first answer. */
  shownSearch: ListSearch | null;
  /** Why it could not be read, where that is known. */
  cause: Cause | null;
  /** Whether the list is to be read again once what is under way is done. */
  isOutdated: boolean;
  /** The record that is to be deleted. */
  selected: Row | null;
  /** The records that are chosen to be deleted together, on whatever page they are. */
  selection: readonly Row[];
  /** Those of them that are still to be deleted. */
  queue: readonly Row[];
  /** What became of those that were deleted together last; null where that was seen. */
  report: BulkReport<Row> | null;
}

/** What became of records that were to be deleted together. */
export interface BulkReport<Row> {
  succeeded: readonly Row[];
  remaining: readonly { row: Row; failure: Failure }[];
}

/** What was deleted is there again. */
export interface RowsRestored<Row> {
  type: 'rows.restored';
  rows: readonly Row[];
}

/** These are gone; the list is read again without them. */
export interface RowsDeleted<Row> {
  type: 'rows.deleted';
  rows: readonly Row[];
}

export type ListEvent<Row> =
  /** The address names another page, order or filter; only a list that is paged hears it. */
  | { type: 'search.changed'; search: ListSearch }
  /** Something was added, changed or deleted elsewhere. */
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

/** The page asked for is not there any more: the address has to follow. */
export interface PageCorrected {
  type: 'page.corrected';
  search: ListSearch;
}

export type ListEmitted<Row> = PageCorrected | RowsDeleted<Row> | RowsRestored<Row>;
