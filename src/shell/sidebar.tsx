import { Link } from '@tanstack/react-router';
import {
  Bell,
  Building2,
  LayoutDashboard,
  LayoutGrid,
  Square,
  Timer,
  type LucideIcon,
} from 'lucide-react';
import type { Schema } from '#openapi/client/index.ts';
import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/cx.ts';
import { titleOf } from './menu-titles.ts';
import styles from './sidebar.module.css';

export type MenuEntry = Schema<'AppMenu'>;

/** The icons that menus may name. */
const icons: Record<string, LucideIcon> = {
  'layout-dashboard': LayoutDashboard,
  'layout-grid': LayoutGrid,
  timer: Timer,
  bell: Bell,
  'building-2': Building2,
};

interface SidebarProps {
  menu: readonly MenuEntry[];
  isDimmed: boolean;
}

/** The menu of the profile: only what the person may open and what exists. */
export function Sidebar({ menu, isDimmed }: SidebarProps) {
  const text = useText('shell');
  return (
    <nav aria-label={text('mainMenu')} className={cx(styles.sidebar, isDimmed && styles.dimmed)}>
      {isDimmed && <p className={styles.notice}>{text('menuDimmed')}</p>}
      <ul className={styles.list}>
        {menu.map((entry) => (
          <Entry key={entry.id} entry={entry} isDimmed={isDimmed} />
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry, isDimmed }: { entry: MenuEntry; isDimmed: boolean }) {
  const text = useText('shell');
  const Icon = icons[entry.icon ?? ''] ?? Square;
  const title = titleOf(entry, text);
  if (entry.route === null) {
    return (
      <li>
        <h2 className={styles.group}>{title}</h2>
        <ul className={styles.list}>
          {entry.children.map((child) => (
            <Entry key={child.id} entry={child} isDimmed={isDimmed} />
          ))}
        </ul>
      </li>
    );
  }
  // Without organization settings only they can be opened.
  if (isDimmed && entry.route !== '/organizationSettings') {
    return (
      <li>
        <span className={styles.entry} aria-disabled="true">
          <Icon aria-hidden="true" />
          {title}
        </span>
      </li>
    );
  }
  return (
    <li>
      <Link
        to={entry.route}
        className={styles.entry}
        activeProps={{ className: styles.current ?? '', 'aria-current': 'page' }}
      >
        <Icon aria-hidden="true" />
        {title}
      </Link>
    </li>
  );
}
