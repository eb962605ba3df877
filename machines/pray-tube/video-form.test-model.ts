import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { videoFormMachine } from './video-form.machine.ts';
import { exampleVideo } from './video.fixtures.ts';
import { toVideoForm } from './video.ts';

export const testModel = createRecordFormTestModel(videoFormMachine, {
  id: exampleVideo.id,
  valid: toVideoForm(exampleVideo),
  broken: { url: 'javascript:alert(1)' },
  rules: [
    { source: 'INTEG-018', text: 'A video has a title, an address, a description and a category.' },
    {
      source: 'INTEG-018',
      text: 'The address is that of one video at YouTube or Vimeo, over https.',
    },
    { source: 'PRIV-015', text: 'Videos are added and changed with the right prayTube.basic.' },
  ],
});
