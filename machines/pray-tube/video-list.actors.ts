import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Video } from './video.ts';

export const loadVideos = fromPromise<readonly Video[]>(async ({ signal }) => {
  const { videos } = await api.getVideos({ signal });
  return videos;
});

export const deleteVideo = fromPromise<unknown, { row: Video }>(({ input: { row }, signal }) =>
  api.deleteVideo({ path: { id: row.id }, signal }),
);
