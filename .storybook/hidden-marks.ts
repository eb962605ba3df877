/** Directional isolates (U+2066 to U+2069), which are invisible but are copied with a code. */
const marks = /[\u2066-\u2069]/u;

/**
 * Fails a story that shows text with invisible direction marks: `isolate` (src/ui/isolate.tsx)
 * turns them into elements.
 */
export function expectNoHiddenMarks(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    // Only announced by screen readers, as one text.
    if (parentElement?.closest('[data-live-announcer], script, style')) continue;
    if (!marks.test(nodeValue ?? '')) continue;
    throw new Error(
      `Expected no hidden marks of direction in a shown text, found ${JSON.stringify(nodeValue)}; show it with isolate().`,
    );
  }
}
