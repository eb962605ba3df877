import { videoFormMachine } from '#machines/pray-tube/video-form.machine.ts';
import { emptyVideo } from '#machines/pray-tube/video.ts';
import { videoAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { VideoFormScreen } from './video-form.screen.tsx';

export default recordFormPage(videoFormMachine, {
  emptyForm: emptyVideo,
  list: videoAddresses.list,
  getName: ({ title }) => title,
  parameter: 'videoId',
  Screen: VideoFormScreen,
});
