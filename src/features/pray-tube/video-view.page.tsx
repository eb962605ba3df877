import { videoViewMachine } from '#machines/pray-tube/video-view.machine.ts';
import { recordViewPage } from '#page/records/record-view-page.tsx';
import { VideoPlayer } from './video-player.container.tsx';
import { VideoViewScreen } from './video-view.screen.tsx';

export default recordViewPage(
  videoViewMachine,
  (props) => <VideoViewScreen {...props} Player={VideoPlayer} />,
  'videoId',
);
