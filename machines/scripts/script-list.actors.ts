import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { Script } from './script.ts';

export const loadScripts = fromPromise<ListPage<Script>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toSearchData(search);
    const { scripts, totalCount } = await api.searchScripts({ body, signal });
    return { rows: scripts, total: totalCount };
  },
);

export const deleteScript = fromPromise<unknown, { row: Script }>(({ input: { row }, signal }) =>
  api.deleteScript({ path: { id: row.id }, signal }),
);
