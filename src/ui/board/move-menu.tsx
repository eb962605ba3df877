import { useId, useMemo, useRef, type RefObject } from 'react';
import { Menu, MenuItem } from '../overlays/menu.tsx';
import { MenuContext } from '../overlays/menu-context.ts';
import type { BoardColumn } from './board-types.ts';
import { findCardElement } from './find-slot.ts';

interface MoveMenuProps {
  cardId: string;
  board: RefObject<HTMLElement | null>;
  columns: readonly BoardColumn[];
  /** The card's column. */
  currentId: string;
  label: string;
  getBlock: (cardId: string, columnId: string) => string | null;
  onMove: (columnId: string) => void;
  onClose: () => void;
}

/** The menu of the columns that a card can be moved to. */
export function MoveMenu(props: MoveMenuProps) {
  const { cardId, board, columns, currentId, label, getBlock, onMove, onClose } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // The button is rendered with its card, before the menu is.
  button.current ??=
    findCardElement(board.current, cardId)?.querySelector<HTMLButtonElement>('[data-move-card]') ??
    null;
  const menu = useMemo(
    () => ({ id, button, buttonId: id, isOpen: true, focus: 'first' as const, close: onClose }),
    [id, onClose],
  );
  return (
    <MenuContext value={menu}>
      <Menu label={label} placement="bottom end">
        {columns
          .filter((column) => column.id !== currentId)
          .map((column) => (
            <MenuItem
              key={column.id}
              id={column.id}
              blockedBecause={getBlock(cardId, column.id)}
              onAction={() => onMove(column.id)}
            >
              {column.title}
            </MenuItem>
          ))}
      </Menu>
    </MenuContext>
  );
}
