import { createListTestModel } from '../testing/list-test-models.ts';
import { videoListMachine } from './video-list.machine.ts';
import { exampleVideo } from './video.fixtures.ts';

export const testModel = createListTestModel(videoListMachine, exampleVideo, [
  { source: 'INTEG-002', text: 'The videos of the tenant have a page of their own.' },
  { source: 'INTEG-018', text: 'The list shows who added each video and when, newest first.' },
  { source: 'PRIV-015', text: 'The list needs the right prayTube.basic.' },
]);
