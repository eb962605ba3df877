import { createTestModel } from '../testing/test-model.ts';
import { videoPlayerMachine } from './video-player.machine.ts';

const youtube = { provider: 'youtube', providerId: 'aqz-KE-bpKQ' } as const;
const vimeo = { provider: 'vimeo', providerId: '1084537' } as const;

export const testModel = createTestModel(videoPlayerMachine, {
  inputs: [
    { link: youtube, isAllowed: false },
    { link: vimeo, isAllowed: true },
  ],
  events: [{ type: 'ALLOW' }, { type: 'REVOKE' }],
  rules: [
    {
      source: 'INTEG-018',
      text: 'Nothing is loaded from a provider before the person allows it.',
    },
    {
      source: 'INTEG-018',
      text: 'The consent is for one provider, and is remembered on this device.',
    },
    { source: 'INTEG-018', text: 'The person can revoke the consent at any time.' },
  ],
});
