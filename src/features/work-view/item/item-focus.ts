import { useRef } from 'react';
import { useFocusAfter } from '#ui/hooks/use-focus-after.ts';

/** The row, card or bar of an item, or else all of them. */
function findItemElement(itemId: string): HTMLElement | null {
  const layout = document.querySelector<HTMLElement>('[data-work-layout]');
  const id = CSS.escape(itemId);
  const names = ['data-item-id', 'data-card', 'data-item'];
  const found = names.map((name) => `[${name}="${id}"]`).join();
  return layout?.querySelector<HTMLElement>(found) ?? layout;
}

/** Moves the focus to an item, or to the layout if it is not in it. */
export const focusItem = (itemId: string): void => findItemElement(itemId)?.focus();

/**
 * When a notice of an item is removed while it has the focus, this moves to the item. Give the
 * returned handlers to the notice.
 */
export function useItemFocus(shown: unknown, itemId: string | null) {
  const focused = useRef<string | null>(null);
  useFocusAfter(shown, () => {
    const id = focused.current;
    focused.current = null;
    return id === null ? null : findItemElement(id);
  });
  return {
    onFocus: () => {
      focused.current = itemId;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
