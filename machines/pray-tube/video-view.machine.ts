import { createRecordView } from '../records/create-record-view.ts';
import { loadVideo } from './video-view.actors.ts';
import type { Video } from './video.ts';

export const videoViewMachine = createRecordView<Video>({
  id: 'video-view',
  description: 'Shows one video with its player. Source: INTEG-018.',
  loadRecord: loadVideo,
});
