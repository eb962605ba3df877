import { Check } from 'lucide-react';
import { use, type ReactNode } from 'react';
import {
  Header,
  Popover,
  Menu as RacMenu,
  MenuItem as RacMenuItem,
  MenuSection as RacMenuSection,
  Separator,
} from 'react-aria-components';
import type {
  MenuItemProps as RacMenuItemProps,
  MenuProps as RacMenuProps,
  MenuSectionProps as RacMenuSectionProps,
  PopoverProps,
} from 'react-aria-components';
import { BlockedItem } from '../controls/blocked.tsx';
import { BlockedPressContext } from '../controls/blocked-press.ts';
import { cx } from '../text/cx.ts';
import { Kbd } from '../text/kbd.tsx';
import { MenuContext } from './menu-context.ts';
import { useBlockReason, type Effect } from '../controls/read-only.ts';
import styles from './popover.module.css';

export interface MenuProps extends Pick<
  RacMenuProps<object>,
  'disabledKeys' | 'onAction' | 'selectionMode' | 'selectedKeys' | 'onSelectionChange'
> {
  /** Name of the menu for screen readers; the trigger's by default. */
  label?: string;
  /** Shown above the items, e.g. the signed-in user. */
  header?: ReactNode;
  /** MenuItem, MenuSection and MenuSeparator. */
  children: ReactNode;
  placement?: PopoverProps['placement'];
}

/** The menu of a MenuButton or a RowMenu. */
export function Menu({ label, header, children, placement = 'bottom start', ...menu }: MenuProps) {
  const menuProps = use(MenuContext);
  if (!menuProps) return null;
  const { id, button, buttonId, isOpen, focus, close } = menuProps;
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      trigger="MenuTrigger"
      aria-labelledby={buttonId}
      triggerRef={button}
      placement={placement}
      offset={4}
      className={styles.popover ?? ''}
    >
      {header !== undefined && <div className={styles.header}>{header}</div>}
      <RacMenu
        {...menu}
        id={id}
        autoFocus={focus}
        aria-label={label}
        aria-labelledby={label === undefined ? buttonId : undefined}
        onClose={close}
        className={styles.list ?? ''}
      >
        {children}
      </RacMenu>
    </Popover>
  );
}

export interface MenuItemProps extends Omit<
  RacMenuItemProps,
  'children' | 'className' | 'style' | 'render' | 'textValue'
> {
  /** The item's text, also used for typeahead. */
  children: string;
  icon?: ReactNode;
  description?: string;
  /** Its shortcut, for display only; the caller binds it. */
  shortcut?: string;
  tone?: 'neutral' | 'danger';
  /**
   * Why it is blocked; null if it is not. A blocked item can be focused, and stays open when it is
   * pressed unless something can be done about the reason. Its action must be its own `onAction` or `href`, not the menu's.
   */
  blockedBecause?: string | null;
  /**
   * Whether it changes data, so that it is blocked where nothing can be changed; by default a destructive
   * item does, and one that may be blocked.
   */
  effect?: Effect;
}

/** Replaces the action of a blocked item. */
const blocked: Partial<RacMenuItemProps> = {
  href: undefined,
  onAction: undefined,
  shouldCloseOnSelect: false,
  render: BlockedItem,
};

/** One action or option. A selected item of a selectable menu or section has a check mark. */
export function MenuItem({
  children,
  icon,
  description,
  shortcut,
  tone = 'neutral',
  blockedBecause: own,
  effect = tone === 'danger' || own !== undefined ? 'changing' : 'reading',
  ...rest
}: MenuItemProps) {
  const blockedBecause = useBlockReason(own, effect) ?? null;
  const hint = blockedBecause ?? description;
  const press = use(BlockedPressContext);
  const act =
    blockedBecause !== null && press?.canAct(blockedBecause)
      ? { onAction: () => press.act(blockedBecause), shouldCloseOnSelect: true }
      : {};
  return (
    <RacMenuItem
      {...rest}
      {...(blockedBecause !== null && blocked)}
      {...act}
      textValue={children}
      className={cx(styles.item, tone === 'danger' && styles.danger)}
    >
      {({ isSelected }) => (
        <>
          {icon}
          <span className={styles.message}>
            <span>{children}</span>
            {hint !== undefined && <span className={styles.hint}>{hint}</span>}
          </span>
          {shortcut !== undefined && (
            <span aria-hidden="true">
              <Kbd>{shortcut}</Kbd>
            </span>
          )}
          {isSelected && <Check aria-hidden="true" className={styles.check ?? ''} />}
        </>
      )}
    </RacMenuItem>
  );
}

export interface MenuSectionProps extends Pick<
  RacMenuSectionProps<object>,
  'selectionMode' | 'selectedKeys' | 'onSelectionChange' | 'shouldCloseOnSelect'
> {
  label: string;
  children: ReactNode;
}

/**
 * Items under a heading. With `selectionMode="single"` one of them is selected, e.g. a language.
 */
export function MenuSection({ label, children, ...rest }: MenuSectionProps) {
  return (
    <RacMenuSection {...rest}>
      <Header className={styles.sectionLabel ?? ''}>{label}</Header>
      {children}
    </RacMenuSection>
  );
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Separator className={styles.separator ?? ''} />;
}
