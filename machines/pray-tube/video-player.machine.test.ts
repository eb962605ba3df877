import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './video-player.test-model.ts';

testPaths(testModel);

const link = { provider: 'vimeo', providerId: '1084537' } as const;

it('the player waits for the consent, and stores it for its provider', () => {
  const actor = createActor(testModel.machine, { input: { link, isAllowed: false } });
  const changes: unknown[] = [];
  actor.on('consent.changed', ({ provider, isAllowed }) => changes.push([provider, isAllowed]));
  actor.start();
  expect(actor.getSnapshot().value).toBe('waiting');
  actor.send({ type: 'ALLOW' });
  expect(actor.getSnapshot().value).toBe('playing');
  actor.send({ type: 'REVOKE' });
  expect(actor.getSnapshot().value).toBe('waiting');
  expect(changes).toEqual([
    ['vimeo', true],
    ['vimeo', false],
  ]);
});

it('the player starts at once if its provider is already allowed', () => {
  const actor = createActor(testModel.machine, { input: { link, isAllowed: true } }).start();
  expect(actor.getSnapshot().value).toBe('playing');
});
