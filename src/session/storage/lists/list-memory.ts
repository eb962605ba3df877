import type { ListColumns, ListSearch } from '#machines/lists/list-search.ts';
import type { ListPage, RowMemory } from '#machines/lists/list-types.ts';
import type { RecordFields } from '#machines/records/record-page.ts';
import type { Workspace } from '#machines/session/workspace.ts';

export type ListMemory = ReturnType<typeof createListMemory>;

/** The maximum number of pages stored per list; the least recently shown page is dropped first. */
const maxPages = 20;

type Pages = Map<string, ListPage<unknown>>;

/**
 * Stores the list rows that this tab showed last, per page, order and filter, so that returning to
 * a list shows them at once. They belong to one user in one tenant: if either changes, they are
 * cleared, and responses still pending for the previous owner are not stored.
 */
export function createListMemory() {
  let owner = '';
  let lists = new Map<object, Pages>();
  let lastSearches = new Map<string, Readonly<Record<string, string>>>();

  return {
    /** Sets who works in the tab now; null if no one does. */
    follow: (workspace: Workspace | null): void => {
      const next = workspace ? `${workspace.tenant.id} ${workspace.profile.id}` : '';
      if (next === owner) return;
      owner = next;
      lists = new Map();
      lastSearches = new Map();
    },

    /** Stores the search of a shown page, so that a form can return to the list as it was. */
    shown: (path: string, parameters: object): void => {
      const search = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
      if (search.length > 0 || lastSearches.has(path))
        lastSearches.set(path, Object.fromEntries(search));
    },

    /** Returns the search that the page's address had when it was last shown. */
    getSearch: (path: string): Readonly<Record<string, string>> => lastSearches.get(path) ?? {},

    /** Returns the rows of one list, which is identified by its fields or columns. */
    of: <Row>(list: RecordFields<Row> | ListColumns): RowMemory<Row> => {
      const own = lists;
      return {
        recall: (search) =>
          (own.get(list)?.get(getKey(search)) as ListPage<Row> | undefined) ?? null,
        store: (search, page) => {
          const pages = own.get(list) ?? new Map<string, ListPage<unknown>>();
          own.set(list, pages);
          storeLast(pages, getKey(search), page);
        },
      };
    },
  };
}

const getKey = ({ page, pageSize, sort, columnFilters }: ListSearch): string =>
  JSON.stringify([
    page,
    pageSize,
    sort?.column,
    sort?.direction,
    columnFilters.map(({ name, value }) => [name, value]),
  ]);

function storeLast(pages: Pages, key: string, page: ListPage<unknown>): void {
  pages.delete(key);
  pages.set(key, page);
  const [oldest] = pages.keys();
  if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest);
}
