import { useRef } from 'react';
import { useDragAndDrop } from 'react-aria-components';
import { canDrop, dropItem, type Drop } from '#machines/menu/menu-tree.ts';
import type { MenuItem } from '#machines/menu/menu.ts';
import type { MenuEdits } from './menu-edits.ts';

interface TreeOrder {
  edits: MenuEdits;
  getText: (item: MenuItem) => string;
}

/**
 * Moves the entries of the menu by dragging, with a pointer or by keyboard from the handle, which
 * gets the focus back. Only places where an entry may be are offered.
 */
export function useTreeOrder({ edits, getText }: TreeOrder) {
  const ref = useRef<HTMLDivElement>(null);
  const dragged = useRef('');
  const { items, change } = edits;
  const { dragAndDropHooks } = useDragAndDrop<MenuItem>({
    getItems: (_, rows) => rows.map((row) => ({ 'text/plain': getText(row) })),
    onDragStart: ({ keys }) => {
      dragged.current = String([...keys][0] ?? '');
    },
    getDropOperation: (target) => {
      if (target.type !== 'item') return 'cancel';
      const drop: Drop = { anchor: String(target.key), position: target.dropPosition };
      return canDrop(items, dragged.current, drop) ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      const [id] = [...keys].map(String);
      const drop: Drop = { anchor: String(target.key), position: target.dropPosition };
      if (id !== undefined) change(dropItem(items, id, drop));
    },
    onDragEnd: ({ keys }) => {
      const [key] = keys;
      const tree = ref.current;
      if (key === undefined || !tree?.contains(document.activeElement)) return;
      const row = tree.querySelector<HTMLElement>(`[data-key="${CSS.escape(String(key))}"]`);
      row?.focus();
      row?.querySelector<HTMLElement>('[slot="drag"]')?.focus();
    },
  });
  return { ref, dragAndDropHooks };
}
