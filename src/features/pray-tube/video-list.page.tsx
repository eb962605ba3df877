import { videoListMachine } from '#machines/pray-tube/video-list.machine.ts';
import { videoFields } from '#machines/pray-tube/video.ts';
import { videoAddresses } from '#page/addresses.ts';
import { recordListPage } from '#page/record-list-page.tsx';
import { VideoListScreen } from './video-list.screen.tsx';

export default recordListPage(videoListMachine, {
  fields: videoFields,
  list: videoAddresses.list,
  Screen: VideoListScreen,
});
