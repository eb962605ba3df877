import { isCovered } from './use-key.ts';

/** How long a page may take to show its heading, in ms. */
const timeLimit = 10_000;

/** The heading of the page, once no dialog or menu holds the focus any more. */
const findHeading = () =>
  isCovered() ? null : document.querySelector<HTMLElement>('#main h1:not(.visually-hidden)');

/**
 * Focuses the heading of the page as soon as it is there. A field of the page that has taken the focus
 * keeps it, and so does an element that the person goes to first: then the text of the heading is
 * reported, to be announced. Returns what stops the wait.
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
    // A heading that has the focus is read out: announced as well, it would be read twice.
    const isFocused = !hasMoved && !isTaken;
    onHeading(isFocused ? '' : heading.textContent.trim());
    if (!isFocused) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
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
