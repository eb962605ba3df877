import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components';
import { MenuContext, type MenuFocus } from './menu-context.ts';
import type { OnDemand } from '../hooks/on-demand.ts';
import { useHasBeen } from '../hooks/use-has-been.ts';

/** The code of a menu, loaded when the user may open it. */
type List = Pick<OnDemand<never>, 'preload' | 'isLoaded'>;

interface MenuState {
  isOpen: boolean;
  focus: MenuFocus;
}

/**
 * The state and handlers of a button that opens a menu. Even the first press counts: the menu opens
 * when its code is loaded, unless the user has moved on in the meantime.
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
    /** Attributes of the button; it does not refer to a menu that is not rendered yet. */
    attributes: {
      id,
      ref: button,
      'aria-haspopup': 'menu',
      'aria-expanded': isOpen,
      'aria-controls': isOpen && isLoaded() ? `${id}-menu` : undefined,
    },
    /** Preloads on hover or focus, since the user is about to open the menu. */
    need: () => void preload(),
    /** The user moves on before the menu is loaded. */
    leave: () => {
      if (!isLoaded()) close();
    },
    /**
     * Opens at the first or last item, depending on the arrow key; returns whether it has opened.
     */
    onKey: (key: string): boolean => {
      if (key === 'Escape') close();
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
      open(key === 'ArrowDown' ? 'first' : 'last');
      return true;
    },
  } as const;
}

export interface MenuButtonProps {
  /** A Button; it receives the menu's ARIA attributes, and the focus when the menu closes. */
  trigger: ReactElement;
  /** The code of the menu. */
  list: List;
  /** A Menu, rendered when its code is loaded. */
  children: ReactNode;
}

/** A button that opens a menu. Arrow keys and typing move, Enter selects, Escape closes. */
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
