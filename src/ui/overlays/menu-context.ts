import { createContext, type RefObject } from 'react';

/** The initial focus of an open menu: one of its items, or the menu itself. */
export type MenuFocus = 'first' | 'last' | true;

/** The position and state of a menu. */
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
