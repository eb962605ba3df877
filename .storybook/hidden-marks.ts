/** Marks of direction (U+2066 to U+2069), which are copied with a code and seen by nobody. */
const marks = /[\u2066-\u2069]/u;

/** Fails a story that shows a text with hidden marks: `isolate` (src/ui/isolate.tsx) makes elements of them. */
export function expectNoHiddenMarks(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    // Read out only, in one piece.
    if (parentElement?.closest('[data-live-announcer], script, style')) continue;
    if (!marks.test(nodeValue ?? '')) continue;
    throw new Error(
      `Expected no hidden marks of direction in a shown text, found ${JSON.stringify(nodeValue)}; show it with isolate().`,
    );
  }
}
