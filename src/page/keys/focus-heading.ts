import { isCovered } from './use-key.ts';

/** Maximum time for a page to show its heading, in ms. */
const timeLimit = 10_000;

/** The heading of the page, once no dialog or menu has the focus. */
export const findHeading = (): HTMLElement | null =>
  isCovered() ? null : document.querySelector<HTMLElement>('#main h1:not(.visually-hidden)');

/** Focuses an element that Tab does not reach. */
export function focusElement(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Focuses the heading of the page as soon as it exists. If a field has taken the focus or the user
 * has moved it, the focus stays, and the heading's text is passed on to be announced. Returns a
 * function that stops waiting.
 */
export function focusHeading(onHeading: (title: string) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let hasMoved = false;
  const show = () => {
    const heading = findHeading();
    if (!heading || signal.aborted) return;
    stopped.abort();
    const { activeElement } = document;
    const isTaken = activeElement !== null && heading.closest('#main')?.contains(activeElement);
    // A focused heading is read by the screen reader; announcing it too would read it twice.
    const isFocused = !hasMoved && !isTaken;
    onHeading(isFocused ? '' : heading.textContent.trim());
    if (!isFocused) return;
    focusElement(heading);
  };
  const observer = new MutationObserver(show);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  const limit = setTimeout(() => stopped.abort(), timeLimit);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(limit);
  });
  for (const type of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(type, () => (hasMoved = true), { signal, capture: true });
  }
  show();
  return () => stopped.abort();
}
