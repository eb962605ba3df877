import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../controls/button-class.ts';
import { useMenuButton, type MenuButtonProps } from './menu-button.tsx';
import { MenuContext } from './menu-context.ts';

interface RowMenuProps extends Pick<MenuButtonProps, 'list'> {
  /** Name of the button. */
  label: string;
  /** A Menu, rendered when its code is loaded. */
  children: ReactNode;
}

/** A menu for pages with hundreds of rows: a plain button until it is opened. */
export function RowMenu({ label, list, children }: RowMenuProps) {
  const { menuProps, open, attributes, need, leave, onKey } = useMenuButton(list);
  return (
    <>
      <button
        {...attributes}
        type="button"
        aria-label={label}
        className={buttonClass('quiet', 'small', { iconOnly: true })}
        onClick={() => open('first')}
        onPointerEnter={need}
        onFocus={need}
        onBlur={leave}
        onKeyDown={(event) => {
          const isPress = event.key === 'Enter' || event.key === ' ';
          // As a click, the press would count as a screen reader's, and the focus would be lost on
          // its way to the list.
          if (isPress) open('first');
          if (isPress || onKey(event.key)) event.preventDefault();
        }}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {menuProps.isOpen && <MenuContext value={menuProps}>{children}</MenuContext>}
    </>
  );
}
