import { createActor, fromCallback } from 'xstate';
import { expect, it } from 'vitest';
import { provePaths } from '../testing/prove-paths.suite.ts';
import { guide } from './scan-camera.guide.ts';
import { scanCameraMachine, type CameraEvent } from './scan-camera.machine.ts';

provePaths(guide);

/** A camera that sees what it is told to, and how often it was opened and closed. */
function watched() {
  const told: { opened: number; closed: number } = { opened: 0, closed: 0 };
  const codes: string[] = [];
  const watchCamera = fromCallback<CameraEvent>(() => {
    told.opened += 1;
    return () => (told.closed += 1);
  });
  const actor = createActor(scanCameraMachine.provide({ actors: { watchCamera } }));
  actor.on('code.read', ({ code }) => codes.push(code));
  actor.start();
  return { actor, told, codes };
}

it('a camera is asked for when somebody wants it, and let go when it is not wanted', () => {
  const { actor, told } = watched();
  expect(told).toEqual({ opened: 0, closed: 0 });
  actor.send({ type: 'START' });
  expect(told).toEqual({ opened: 1, closed: 0 });
  actor.send({ type: 'STOP' });
  expect(told).toEqual({ opened: 1, closed: 1 });
});

it('a code that stays in the picture is read once, and again once it was out of it', () => {
  const { actor, codes } = watched();
  actor.send({ type: 'START' });
  actor.send({ type: 'camera.opened' });
  for (const code of ['A', 'A', 'B', 'B']) actor.send({ type: 'code.seen', code });
  actor.send({ type: 'code.gone' });
  actor.send({ type: 'code.seen', code: 'B' });
  expect(codes).toEqual(['A', 'B', 'B']);
});

it('a camera that is refused reads nothing and says so, until it is asked for again', () => {
  const { actor, told, codes } = watched();
  actor.send({ type: 'START' });
  actor.send({ type: 'camera.refused', fault: 'denied' });
  expect(actor.getSnapshot().context.fault).toBe('denied');
  expect([told, codes]).toEqual([{ opened: 1, closed: 1 }, []]);
  actor.send({ type: 'START' });
  expect([told.opened, actor.getSnapshot().context.fault]).toEqual([2, null]);
});
