import { useSubscription } from '../hooks/use-subscription.ts';
import { whenIdle } from '../hooks/when-idle.ts';

/** The first interaction of a user: they move the pointer, press it, or press a key. */
const touches = ['pointermove', 'pointerdown', 'keydown'] as const;
/** The time after which the interaction has rendered, in ms. */
const limit = 500;

function touched(listener: (event: null) => void): () => void {
  const stop = new AbortController();
  let callOff = () => {};
  for (const type of touches) {
    document.addEventListener(
      type,
      () => {
        stop.abort();
        callOff = whenIdle(() => listener(null), limit);
      },
      { signal: stop.signal, passive: true, capture: true },
    );
  }
  return () => {
    stop.abort();
    callOff();
  };
}

/**
 * Runs a callback after the user's first interaction with the page, when the browser is idle again.
 */
export function useFirstTouch(act: () => void): void {
  useSubscription(touched, act);
}
