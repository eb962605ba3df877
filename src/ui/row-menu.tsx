import { Ellipsis } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Popover, Menu as RacMenu } from 'react-aria-components';
import { buttonClass } from './button-class.ts';
import styles from './popover.module.css';

interface RowMenuProps {
  /** Name of the button and of the menu. */
  label: string;
  /** Makes the items, MenuItem and MenuSeparator, once the menu opens. */
  children: () => ReactNode;
}

/** A menu of which a page may have hundreds: a plain button until it is opened. */
export function RowMenu({ label, children }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className={buttonClass('quiet', 'small', { iconOnly: true })}
        onClick={() => setIsOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {isOpen && (
        <Popover
          isOpen
          onOpenChange={setIsOpen}
          triggerRef={button}
          placement="bottom end"
          offset={4}
          className={styles.popover ?? ''}
        >
          <RacMenu
            autoFocus="first"
            aria-label={label}
            onClose={() => setIsOpen(false)}
            className={styles.list ?? ''}
          >
            {children()}
          </RacMenu>
        </Popover>
      )}
    </>
  );
}
