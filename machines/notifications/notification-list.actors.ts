import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListColumns, ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import { filterTypes, notificationType, type Notification } from './notifications.ts';

/** The filters that the page's URL accepts: seen or not, and type. */
export const notificationColumns: ListColumns = { sortable: [], filterable: ['state', 'type'] };

/** The filters of a search in wire format; invalid values are ignored. */
function toFilters({ columnFilters }: ListSearch) {
  const valueOf = (column: string) => columnFilters.find(({ name }) => name === column)?.value;
  const filterType = filterTypes.find((each) => each === valueOf('state')) ?? 'All';
  const typeId = Object.values(notificationType).find((each) => String(each) === valueOf('type'));
  return { filterType, ...(typeId !== undefined && { typeId }) };
}

/** A page of all notifications of the person, including completed ones. */
export const loadNotifications = fromPromise<ListPage<Notification>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const { notifications, totalCount } = await api.listNotifications({
      query: {
        ...toFilters(search),
        skipCount: (search.page - 1) * search.pageSize,
        takeCount: search.pageSize,
        isNew: false,
      },
      signal,
    });
    return { rows: notifications, total: totalCount };
  },
);

/** The contract's maximum page size. */
const chunkSize = 50;

/** All notifications that match, newest first, whatever page is shown. */
export const readAllNotifications = fromPromise<readonly Notification[], { requested: ListSearch }>(
  async ({ input: { requested }, signal }) => {
    // Keyed by id: one that arrives while the pages load shifts the others, so a page can repeat
    // some.
    const found = new Map<string, Notification>();
    for (let skipCount = 0, total = 1; skipCount < total; skipCount += chunkSize) {
      const query = { ...toFilters(requested), skipCount, takeCount: chunkSize, isNew: false };
      const { notifications, totalCount } = await api.listNotifications({ query, signal });
      for (const each of notifications) found.set(each.id, each);
      if (notifications.length === 0) break;
      total = totalCount;
    }
    return [...found.values()];
  },
);
