import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components';
import { MenuContext, type MenuFocus } from './menu-place.ts';
import type { OnDemand } from './on-demand.ts';
import { useHasBeen } from './use-has-been.ts';

/** What a menu is made of: code that is loaded once somebody may open it. */
type List = Pick<OnDemand<never>, 'preload' | 'isLoaded'>;

interface MenuState {
  isOpen: boolean;
  focus: MenuFocus;
}

/**
 * What a button does that opens a menu. The press that opens it counts from the first one on: the
 * menu opens as soon as its code is there, unless the person has gone on meanwhile.
 */
export function useMenuButton({ preload, isLoaded }: List) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [{ isOpen, focus }, setState] = useState<MenuState>({ isOpen: false, focus: true });
  const open = (first: MenuFocus) => setState({ isOpen: true, focus: first });
  const close = () => setState({ isOpen: false, focus });
  return {
    menuProps: { id: `${id}-menu`, buttonId: id, button, isOpen, focus, close },
    open,
    /** Of the button itself; it names no menu that is not there yet. */
    attributes: {
      id,
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen && isLoaded() ? `${id}-menu` : undefined,
    },
    /** Who points at it or comes to it is about to open it. */
    need: () => void preload(),
    /** The person goes on before the menu is there. */
    leave: () => {
      if (!isLoaded()) close();
    },
    /** Opens at the first item, or at the last, as an arrow key asks for; true where it has. */
    onKey: (key: string): boolean => {
      if (key === 'Escape') close();
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
      open(key === 'ArrowDown' ? 'first' : 'last');
      return true;
    },
  } as const;
}

export interface MenuButtonProps {
  /** A Button; it is told that it opens a menu, and gets the focus back. */
  trigger: ReactElement;
  /** The code of the menu. */
  list: List;
  /** A Menu, as soon as its code is there. */
  children: ReactNode;
}

/** A button that opens a menu. Arrow keys and typing move, Enter chooses, Escape closes. */
export function MenuButton({ trigger, list, children }: MenuButtonProps) {
  const { menuProps, open, attributes, need, leave, onKey } = useMenuButton(list);
  const hasOpened = useHasBeen(menuProps.isOpen);
  return (
    <>
      <ButtonContext
        value={{
          ...attributes,
          onPress: ({ pointerType }) =>
            open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true),
          onKeyDown: (event) => {
            if (onKey(event.key)) event.preventDefault();
            else event.continuePropagation();
          },
          onHoverStart: need,
          onFocus: need,
          onBlur: leave,
        }}
      >
        {trigger}
      </ButtonContext>
      {hasOpened && <MenuContext value={menuProps}>{children}</MenuContext>}
    </>
  );
}
