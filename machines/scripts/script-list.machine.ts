import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { Script } from './script.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';

const loadScripts = fromPromise<ListPage<Script>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toSearchData(search);
    const { scripts, totalCount } = await api.searchScripts({ body, signal });
    return { rows: scripts, total: totalCount };
  },
);

const deleteScript = fromPromise<unknown, { row: Script }>(({ input: { row }, signal }) =>
  api.deleteScript({ path: { id: row.id }, signal }),
);

export const scriptListMachine = createList<Script>({
  id: 'script-list',
  description:
    'The scripts without their texts, searched, sorted and paged by the server. Source: ADMIN-005.',
  loadPage: loadScripts,
  parts: [deletion(deleteScript)],
});
