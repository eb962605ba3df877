import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Video } from './video.ts';
import { createRecordView } from '../records/create-record-view.ts';

const loadVideo = fromPromise<Video, { id: string }>(async ({ input: { id }, signal }) => {
  const { video } = await api.getVideo({ path: { id }, signal });
  return video;
});

export const videoViewMachine = createRecordView<Video>({
  id: 'video-view',
  description: 'Shows one video with its player. Source: INTEG-018.',
  loadRecord: loadVideo,
});
