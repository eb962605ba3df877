import type { MenuEntry } from './menu-entry.ts';
import { cx } from '#ui/cx.ts';
import { Sidebar } from './sidebar.tsx';
import type { SidebarForm } from './sidebar-form.ts';
import { useDismissal } from './use-dismissal.ts';
import styles from './shell.module.css';

interface SideMenuProps {
  menu: readonly MenuEntry[];
  isDimmed: boolean;
  form: SidebarForm;
  /** Class of its colours. */
  tone: string | undefined;
}

/** The id that the button which pins the menu names. */
export const sideMenuId = 'sidebar';

/** The menu at the side. Where it is a rail, it opens over the page; Escape closes it again. */
export function SideMenu({ tone, ...menu }: SideMenuProps) {
  const { isDismissed, ...handlers } = useDismissal();
  return (
    <div
      {...handlers}
      id={sideMenuId}
      role="presentation"
      data-dismissed={isDismissed || undefined}
      className={cx(styles.sidebar, tone)}
    >
      <Sidebar {...menu} />
    </div>
  );
}
