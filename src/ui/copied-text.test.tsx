import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { copyWithoutMarks } from './copied-text.ts';

/** Copies what an element holds; answers what is on the clipboard, or null where the browser copies. */
function copied(element: Element): string | null {
  const selection = document.getSelection();
  selection?.selectAllChildren(element);
  const event = new ClipboardEvent('copy', {
    clipboardData: new DataTransfer(),
    cancelable: true,
    bubbles: true,
  });
  copyWithoutMarks(event);
  selection?.removeAllRanges();
  return event.defaultPrevented ? (event.clipboardData?.getData('text/plain') ?? '') : null;
}

it('a copied sentence holds no hidden marks of direction', () => {
  const { container } = render(<p>{'No asset has the code \u2068LAP-001\u2069.'}</p>);
  expect(copied(container)).toBe('No asset has the code LAP-001.');
});

it('a text without hidden marks is copied by the browser', () => {
  const { container } = render(<p>LAP-001</p>);
  expect(copied(container)).toBeNull();
});
