import { createTestModel } from '../testing/test-model.ts';
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
      source: 'ASSET-D39',
      text: 'Camera access is requested only when someone starts the camera.',
    },
    {
      source: 'ASSET-D39',
      text: 'If camera access is denied, the screen shows what to do, and codes can still be typed.',
    },
    {
      source: 'ASSET-D39',
      text: 'A code in view of the camera is read once until it leaves the view.',
    },
  ],
});
