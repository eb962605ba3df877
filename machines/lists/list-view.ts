import type { ListSearch } from './list-search.ts';
import type { ListContext } from './list-types.ts';

/** The part of a list snapshot that its grid needs. */
interface ListSnapshot<Row> {
  context: ListContext<Row>;
  hasTag: (tag: 'busy' | 'ready') => boolean;
}

/** A list as its grid shows it. */
export interface ListView<Row> {
  /** Null before the first response. */
  rows: readonly Row[] | null;
  total: number;
  /** The requested search. */
  search: ListSearch;
  /** The search that the rows belong to. */
  shownSearch: ListSearch | undefined;
  status: 'loading' | 'shown' | 'failed';
}

/** Converts a list snapshot to the props of a grid. */
export function listView<Row>(snapshot: ListSnapshot<Row>): ListView<Row> {
  const { rows, total, search, shownSearch } = snapshot.context;
  return {
    rows,
    total,
    search,
    shownSearch: shownSearch ?? undefined,
    status: getStatus(snapshot),
  };
}

/** The load status of a list. */
export function getStatus(
  snapshot: Pick<ListSnapshot<never>, 'hasTag'>,
): ListView<unknown>['status'] {
  if (snapshot.hasTag('busy')) return 'loading';
  return snapshot.hasTag('ready') ? 'shown' : 'failed';
}
