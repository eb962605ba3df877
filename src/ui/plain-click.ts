import type { MouseEvent } from 'react';

/**
 * Follows a link within the app; a click for a new tab or window stays the browser's. For plain
 * `<a href>`, on pages that must stay light.
 */
export const onPlainClick =
  (follow: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };
