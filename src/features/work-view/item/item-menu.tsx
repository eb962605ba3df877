import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Blocked } from '#ui/controls/blocked.tsx';
import { useMenuButton } from '#ui/overlays/menu-button.tsx';
import { MenuContext } from '#ui/overlays/menu-context.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { ItemOptionsProps } from './item-options.tsx';
import styles from '../work-view.module.css';

const ItemOptions = onDemand<ItemOptionsProps>(() =>
  import('./item-options.tsx').then((module) => module.ItemOptions),
);

interface ItemMenuProps extends ItemOptionsProps {
  /** What the button changes, and its value, for screen readers. */
  buttonLabel: string;
  /** Why it can't be changed; null if it can. */
  blocked: string | null;
  children: ReactNode;
}

/** A value in a row, with a menu to change it. */
export function ItemMenu({ buttonLabel, blocked, children, ...options }: ItemMenuProps) {
  const { menuProps, open, attributes, need, leave, onKey } = useMenuButton(ItemOptions);
  return (
    <>
      <Blocked reason={blocked}>
        {(block) => (
          <button
            {...attributes}
            {...block}
            type="button"
            className={styles.value}
            aria-label={buttonLabel}
            onClick={() => blocked === null && open('first')}
            onPointerEnter={need}
            onFocus={need}
            onBlur={leave}
            onKeyDown={(event) => {
              if (blocked !== null) return;
              const isPress = event.key === 'Enter' || event.key === ' ';
              if (isPress) open('first');
              if (isPress || onKey(event.key)) event.preventDefault();
            }}
          >
            {children}
            <ChevronDown aria-hidden="true" />
          </button>
        )}
      </Blocked>
      {menuProps.isOpen && (
        <MenuContext value={menuProps}>
          <ItemOptions {...options} />
        </MenuContext>
      )}
    </>
  );
}
