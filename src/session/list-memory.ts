import type { ListColumns, ListSearch } from '#machines/lists/list-search.ts';
import type { ListPage, RowMemory } from '#machines/lists/list-types.ts';
import type { RecordFields } from '#machines/records/record-page.ts';
import type { Workspace } from '#machines/session/workspace.ts';

export type ListMemory = ReturnType<typeof createListMemory>;

/** Of a list that is paged, so many pages are remembered: those that were shown last. */
const maxPages = 20;

type Pages = Map<string, ListPage<unknown>>;

/**
 * The rows of the lists as this tab has shown them last, so that going back to a list shows them at
 * once: each page, order and filter by itself. They are the person's and the tenant's: with another,
 * or none, they are forgotten, and what a list of before still reads is kept nowhere.
 */
export function createListMemory() {
  let owner = '';
  let lists = new Map<object, Pages>();
  let lastSearches = new Map<string, Readonly<Record<string, string>>>();

  return {
    /** Whoever works in the tab now, or nobody. */
    follow: (workspace: Workspace | null): void => {
      const next = workspace ? `${workspace.tenant.id} ${workspace.profile.id}` : '';
      if (next === owner) return;
      owner = next;
      lists = new Map();
      lastSearches = new Map();
    },

    /** A page is shown at this address: a form leads back to a list as it was left. */
    shown: (path: string, parameters: object): void => {
      const search = Object.entries(parameters).map(([name, value]) => [name, String(value)]);
      if (search.length > 0 || lastSearches.has(path))
        lastSearches.set(path, Object.fromEntries(search));
    },

    /** What the address of a page said when it was shown last. */
    getSearch: (path: string): Readonly<Record<string, string>> => lastSearches.get(path) ?? {},

    /** Of one list, which its fields or columns stand for. */
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
