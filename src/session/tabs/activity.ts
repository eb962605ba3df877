import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';

/** Minimum interval between activity events, also to the other tabs, in ms. */
const pause = 1000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** The events when a device wakes up, a tab is viewed again, or the network returns. */
const wakings = ['focus', 'pageshow', 'online'] as const;

/**
 * Notifies the session of user activity, and when the page may have slept. Starts before any page
 * listens, so that an expiring token is renewed before their requests. Returns a function that
 * stops it.
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
