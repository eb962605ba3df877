import type { MenuEntry } from './menu-entry.ts';
import { cx } from '#ui/text/cx.ts';
import { Sidebar } from './sidebar.tsx';
import type { SidebarForm } from './sidebar-form.ts';
import { useDismissal } from '../use-dismissal.ts';
import styles from '../shell.module.css';

interface SideMenuProps {
  menu: readonly MenuEntry[];
  isDimmed: boolean;
  form: SidebarForm;
  /** The class of its colors. */
  tone: string | undefined;
}

/** The id that the pin button refers to. */
export const sideMenuId = 'sidebar';

/** The side menu. As a rail, it opens over the page; Escape closes it. */
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
