import { createContext, type RefObject } from 'react';

/** What has the focus once a menu is open: one of its items, or the menu itself. */
export type MenuFocus = 'first' | 'last' | true;

/** Where a menu opens, and how. */
export interface MenuContextValue {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  buttonId: string;
  isOpen: boolean;
  focus: MenuFocus;
  close: () => void;
}

/** The button that a Menu belongs to. */
export const MenuContext = createContext<MenuContextValue | null>(null);
