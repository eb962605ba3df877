import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/text/cx.ts';
import { horizontalMenu } from './menu-pages.ts';
import { PageLink } from '../palette/page-link.tsx';
import { PageMenu } from './page-menu.tsx';
import type { MenuEntry } from './menu-entry.ts';
import styles from './menu.module.css';

interface HorizontalMenuProps {
  menu: readonly MenuEntry[];
  isDimmed: boolean;
}

/** The menu of the horizontal layout, below the top bar. Source: SHELL-026. */
export default function HorizontalMenu({ menu, isDimmed }: HorizontalMenuProps) {
  const text = useText('shell');
  return (
    <nav aria-label={text('mainMenu')} className={cx(styles.bar, isDimmed && styles.dimmed)}>
      <ul className={styles.barList}>
        {horizontalMenu(menu).map((entry) => (
          <li key={entry.id}>
            {entry.route === null ? (
              <PageMenu group={entry} form="bar" />
            ) : (
              <PageLink page={{ ...entry, route: entry.route }} />
            )}
          </li>
        ))}
      </ul>
      {isDimmed && <p className={styles.notice}>{text('menuDimmed')}</p>}
    </nav>
  );
}
