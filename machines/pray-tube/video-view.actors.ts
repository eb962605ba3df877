import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Video } from './video.ts';

export const loadVideo = fromPromise<Video, { id: string }>(async ({ input: { id }, signal }) => {
  const { video } = await api.getVideo({ path: { id }, signal });
  return video;
});
