import type { MenuEntry } from './menu-entry.ts';
import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/text/cx.ts';
import { listPages } from './menu-pages.ts';
import { getTitle } from '#records/menu/menu-titles.ts';
import { PageLink } from '../palette/page-link.tsx';
import { PageMenu } from './page-menu.tsx';
import type { SidebarForm, SmallForm } from './sidebar-form.ts';
import styles from './menu.module.css';

interface SidebarProps {
  menu: readonly MenuEntry[];
  isDimmed: boolean;
  form?: SidebarForm;
}

/**
 * The profile's menu: only existing pages that the user may open. A dimmed menu stays complete,
 * since it shows why.
 */
export function Sidebar({ menu, isDimmed, form = 'full' }: SidebarProps) {
  const text = useText('shell');
  const small = !isDimmed && (form === 'compact' || form === 'icon') ? form : null;
  return (
    <nav
      aria-label={text('mainMenu')}
      className={cx(styles.sidebar, isDimmed && styles.dimmed, small && styles.small)}
    >
      {isDimmed && <p className={styles.notice}>{text('menuDimmed')}</p>}
      <ul className={styles.list}>
        {menu.map((entry) =>
          small ? (
            <SmallEntry key={entry.id} entry={entry} form={small} />
          ) : (
            <Entry key={entry.id} entry={entry} />
          ),
        )}
      </ul>
    </nav>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const text = useText('shell');
  const { route } = entry;
  if (route !== null) {
    return (
      <li>
        <PageLink page={{ ...entry, route }} />
      </li>
    );
  }
  return (
    <li>
      <h2 className={styles.group}>{getTitle(entry, text)}</h2>
      <ul className={styles.list}>
        {entry.children.map((child) => (
          <Entry key={child.id} entry={child} />
        ))}
      </ul>
    </li>
  );
}

/** A page, or a group behind one icon. A group with one page is shown as that page. */
function SmallEntry({ entry, form }: { entry: MenuEntry; form: SmallForm }) {
  const [page, ...others] = listPages(entry);
  if (!page) return null;
  if (others.length === 0) {
    return (
      <li>
        <PageLink page={page} form={form} />
      </li>
    );
  }
  return (
    <li>
      <PageMenu group={entry} form={form} />
    </li>
  );
}
