import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { deleteVideo, loadVideos } from './video-list.actors.ts';
import type { Video } from './video.ts';

export const videoListMachine = createList<Video>({
  id: 'video-list',
  description:
    'The videos of the tenant, newest first, searched, sorted and paged by the server. Source: INTEG-002, INTEG-018.',
  loadPage: loadVideos,
  parts: [deletion(deleteVideo)],
});
