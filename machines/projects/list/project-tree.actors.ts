import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { firstPage, type ListSearch } from '../../lists/list-search.ts';
import { isFiltered, toProjectSearch } from './project-search.ts';
import { levelPageSize, type LevelRequest, type TreeLevel } from './project-tree.ts';

interface LevelInput {
  search: ListSearch;
  request: LevelRequest;
}

/** Loads a page of one level; what the filters match is the first level while there are some. */
export const loadLevel = fromPromise<TreeLevel, LevelInput>(
  async ({ input: { search, request }, signal }) => {
    const { parentIds, page } = request;
    const order = { ...firstPage, sort: search.sort };
    const isTop = parentIds.length === 0;
    const body = {
      ...toProjectSearch(isTop ? { ...order, columnFilters: search.columnFilters } : order),
      page,
      pageSize: levelPageSize,
      ...(isTop && !isFiltered(search) && { isTopLevel: true }),
      ...(!isTop && { parentIds: [...parentIds] }),
    } as const;
    const { pmoProjects, totalCount } = await api.searchProjects({ body, signal });
    return { rows: pmoProjects, total: totalCount };
  },
);
