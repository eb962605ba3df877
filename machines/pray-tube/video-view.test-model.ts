import { createRecordViewTestModel } from '../testing/record-test-models.ts';
import { videoViewMachine } from './video-view.machine.ts';
import { exampleVideo } from './video.fixtures.ts';

export const testModel = createRecordViewTestModel(videoViewMachine, {
  record: exampleVideo,
  id: exampleVideo.id,
  rules: [
    { source: 'INTEG-018', text: 'A video has a page of its own, with its player.' },
    { source: 'INTEG-018', text: 'The page shows who added the video and when.' },
    { source: 'PRIV-015', text: 'Videos are watched with the right prayTube.basic.' },
  ],
});
