import type { ListSearch } from './list-search.ts';
import type { ListContext } from './list.machine.ts';

/** The moment of a list's chart, as far as its grid needs it. */
interface ListMoment<Row> {
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
export function listView<Row>(moment: ListMoment<Row>): ListView<Row> {
  const { shown, search } = moment.context;
  return {
    rows: shown?.rows ?? null,
    total: shown?.total ?? 0,
    search,
    shownSearch: shown?.search,
    status: statusOf(moment),
  };
}

function statusOf(moment: ListMoment<unknown>): ListView<unknown>['status'] {
  if (moment.hasTag('busy')) return 'loading';
  return moment.hasTag('ready') ? 'shown' : 'failed';
}
