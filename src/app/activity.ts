import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';

/** Activity is noted at most this often, in ms. */
const pause = 1000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Tells the session that somebody is there. */
export function watchActivity(session: ActorRefFrom<typeof sessionMachine>): void {
  let lastNoted = 0;
  const note = () => {
    if (Date.now() - lastNoted < pause) return;
    lastNoted = Date.now();
    session.send({ type: 'activity' });
  };
  for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true });
}
