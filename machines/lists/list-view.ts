import type { ListSearch } from './list-search.ts';
import type { ListContext } from './list-types.ts';

/** The moment of a list's chart, as far as its grid needs it. */
interface ListSnapshot<Row> {
  context: ListContext<Row>;
  hasTag: (tag: 'busy' | 'ready') => boolean;
}

/** What a grid shows of a list. */
export interface ListView<Row> {
  /** Null before the first answer. */
  rows: readonly Row[] | null;
  total: number;
  /** What is asked for. */
  search: ListSearch;
  /** What the rows answer. */
  shownSearch: ListSearch | undefined;
  status: 'loading' | 'shown' | 'failed';
}

/** A moment of a list's chart in the words of a grid. */
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

/** How far the reading of a list is. */
export function getStatus(
  snapshot: Pick<ListSnapshot<never>, 'hasTag'>,
): ListView<unknown>['status'] {
  if (snapshot.hasTag('busy')) return 'loading';
  return snapshot.hasTag('ready') ? 'shown' : 'failed';
}
