import { isCovered } from './use-key.ts';
import { focusElement, findHeading } from './focus-heading.ts';

/** Maximum time for the focused element to disappear, in ms. */
const timeLimit = 10_000;

/**
 * After a save that may remove the button that started it: as soon as the focus is lost with it, the
 * heading of the page gets it. The user's next key or click ends the wait. Returns a function that
 * stops waiting.
 */
export function catchLostFocus(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const stop = () => stopped.abort();
  const check = () => {
    if (signal.aborted || isCovered() || document.activeElement !== document.body) return;
    const heading = findHeading();
    if (!heading) return;
    stop();
    focusElement(heading);
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  const limit = setTimeout(stop, timeLimit);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(limit);
  });
  for (const type of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(type, stop, { signal, capture: true });
  }
  return stop;
}
