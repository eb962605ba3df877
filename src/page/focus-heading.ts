import { isCovered } from './use-key.ts';

/** How long a page may take to show its heading, in ms. */
const timeLimit = 10_000;

/** The heading of the page, once no dialog or menu holds the focus any more. */
const findHeading = () =>
  isCovered() ? null : document.querySelector<HTMLElement>('#main h1:not(.visually-hidden)');

/**
 * Focuses the heading of the page as soon as it is there, and reports its text. A field of the page
 * that has taken the focus keeps it, and so does an element that the person goes to first. Returns
 * what stops the wait.
 */
export function focusHeading(onHeading: (title: string) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let hasMoved = false;
  const show = () => {
    const heading = findHeading();
    if (!heading || signal.aborted) return;
    stopped.abort();
    onHeading(heading.textContent.trim());
    const { activeElement } = document;
    const isTaken = activeElement !== null && heading.closest('#main')?.contains(activeElement);
    if (hasMoved || isTaken) return;
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
