import { useSubscription } from './use-heard.ts';
import { whenIdle } from './when-idle.ts';

/** What a person does first: they point, touch, or press a key. */
const touches = ['pointermove', 'pointerdown', 'keydown'] as const;
/** What they do has shown by then, in ms. */
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

/** Does something once the person has first touched the page, and the page is at rest again. */
export function useFirstTouch(act: () => void): void {
  useSubscription(touched, act);
}
