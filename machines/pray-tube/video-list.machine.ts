import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { toSearchData, type ListSearch } from '../lists/list-search.ts';
import type { ListPage } from '../lists/list-types.ts';
import type { Video } from './video.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';

const loadVideos = fromPromise<ListPage<Video>, { search: ListSearch }>(
  async ({ input: { search }, signal }) => {
    const body = toSearchData(search);
    const { videos, totalCount } = await api.searchVideos({ body, signal });
    return { rows: videos, total: totalCount };
  },
);

const deleteVideo = fromPromise<unknown, { row: Video }>(({ input: { row }, signal }) =>
  api.deleteVideo({ path: { id: row.id }, signal }),
);

export const videoListMachine = createList<Video>({
  id: 'video-list',
  description:
    'The videos of the tenant, newest first, searched, sorted and paged by the server. Source: INTEG-002, INTEG-018.',
  loadPage: loadVideos,
  parts: [deletion(deleteVideo)],
});
