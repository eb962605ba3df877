import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';

/** Activity is noted at most this often, in ms; it is told to the other tabs as often. */
const pause = 1000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** What happens when a device wakes, a tab is looked at again, or the network is back. */
const wakings = ['focus', 'pageshow', 'online'] as const;

/**
 * Tells the session that somebody is there, and when the page may have slept. Begins before any
 * page listens: a token that is due is renewed before what they ask for. Answers how to stop.
 */
export function watchActivity(session: ActorRefFrom<typeof sessionMachine>): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let lastNoted = 0;
  const note = () => {
    if (Math.abs(Date.now() - lastNoted) < pause) return;
    lastNoted = Date.now();
    session.send({ type: 'activity' });
  };
  const wake = () => {
    if (document.visibilityState === 'visible') session.send({ type: 'page.woken' });
  };
  for (const sign of signs) addEventListener(sign, note, { passive: true, capture: true, signal });
  for (const waking of wakings) addEventListener(waking, wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  return () => ended.abort();
}
