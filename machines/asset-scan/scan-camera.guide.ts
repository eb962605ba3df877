import { createTestModel } from '../testing/guide.ts';
import { failed } from '../testing/paths.ts';
import { scanCameraMachine } from './scan-camera.machine.ts';

export const testModel = createTestModel(scanCameraMachine, {
  inputs: [undefined],
  events: [
    { type: 'START' },
    { type: 'STOP' },
    { type: 'camera.opened' },
    { type: 'camera.failed', error: 'denied' },
    { type: 'code.seen', code: 'A' },
    { type: 'code.cleared' },
    failed('watchCamera'),
  ],
  rules: [
    {
      source: 'decisions, "Assets"',
      text: 'A camera is asked for when somebody wants it, and never before.',
    },
    {
      source: 'decisions, "Assets"',
      text: 'A camera that is refused says what to do, and codes are typed as before.',
    },
    {
      source: 'decisions, "Assets"',
      text: 'A code in the picture is read once, until it is out of it.',
    },
  ],
});
