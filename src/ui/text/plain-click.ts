import type { MouseEvent } from 'react';

/**
 * Follows a link within the app; a click for a new tab or window is left to the browser. For a
 * plain `<a href>`, on pages that must stay small.
 */
export const onPlainClick =
  (follow: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };
