import { createActor, fromCallback } from 'xstate';
import { expect, it } from 'vitest';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './scan-camera.test-model.ts';
import { scanCameraMachine, type CameraEvent } from './scan-camera.machine.ts';

testPaths(testModel);

/** A camera that sees the given codes and counts how often it was opened and closed. */
function watched() {
  const received: { opened: number; closed: number } = { opened: 0, closed: 0 };
  const codes: string[] = [];
  const watchCamera = fromCallback<CameraEvent>(() => {
    received.opened += 1;
    return () => (received.closed += 1);
  });
  const actor = createActor(scanCameraMachine.provide({ actors: { watchCamera } }));
  actor.on('code.read', ({ code }) => codes.push(code));
  actor.start();
  return { actor, received, codes };
}

it('the camera is requested when the user turns it on, and released when it is turned off', () => {
  const { actor, received } = watched();
  expect(received).toEqual({ opened: 0, closed: 0 });
  actor.send({ type: 'START' });
  expect(received).toEqual({ opened: 1, closed: 0 });
  actor.send({ type: 'STOP' });
  expect(received).toEqual({ opened: 1, closed: 1 });
});

it('a code that stays in the image is scanned once, and again after it left the image', () => {
  const { actor, codes } = watched();
  actor.send({ type: 'START' });
  actor.send({ type: 'camera.opened' });
  for (const code of ['A', 'A', 'B', 'B']) actor.send({ type: 'code.seen', code });
  actor.send({ type: 'code.cleared' });
  actor.send({ type: 'code.seen', code: 'B' });
  expect(codes).toEqual(['A', 'B', 'B']);
});

it('a denied camera scans nothing and says so until it is requested again', () => {
  const { actor, received, codes } = watched();
  actor.send({ type: 'START' });
  actor.send({ type: 'camera.failed', error: 'denied' });
  expect(actor.getSnapshot().context.error).toBe('denied');
  expect([received, codes]).toEqual([{ opened: 1, closed: 1 }, []]);
  actor.send({ type: 'START' });
  expect([received.opened, actor.getSnapshot().context.error]).toEqual([2, null]);
});
