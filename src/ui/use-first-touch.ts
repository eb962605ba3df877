import { useHeard } from './use-heard.ts';

/** What a person does first: they point, touch, or press a key. */
const touches = ['pointermove', 'pointerdown', 'keydown'] as const;

function touched(hear: (event: null) => void): () => void {
  const stop = new AbortController();
  for (const type of touches) {
    document.addEventListener(
      type,
      () => {
        stop.abort();
        hear(null);
      },
      { signal: stop.signal, passive: true, capture: true },
    );
  }
  return () => stop.abort();
}

/** Does something once the person first touches the page. */
export function useFirstTouch(act: () => void): void {
  useHeard(touched, act);
}
