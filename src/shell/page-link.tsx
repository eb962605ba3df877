import { Link } from '@tanstack/react-router';
import { Focusable } from 'react-aria-components';
import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/cx.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { canOpen, type Page } from './menu-pages.ts';
import { titleOf } from './menu-titles.ts';
import type { SidebarForm } from './sidebar-form.ts';
import styles from './menu.module.css';

export interface PageLinkProps {
  page: Page;
  isDimmed: boolean;
  /** In a rail there is the icon alone, with its title as a tooltip. */
  form?: SidebarForm;
}

/** The link of one page in a menu. */
export function PageLink({ page, isDimmed, form = 'full' }: PageLinkProps) {
  const text = useText('shell');
  const title = titleOf(page, text);
  const isRail = form === 'rail';
  const content = (
    <>
      <MenuIcon name={page.icon} />
      {form === 'full' ? (
        title
      ) : (
        <span className={isRail ? 'visually-hidden' : styles.title}>{title}</span>
      )}
    </>
  );
  if (!canOpen(page, isDimmed)) {
    return (
      <span className={styles.entry} aria-disabled="true">
        {content}
      </span>
    );
  }
  const link = (
    <Link
      to={page.route}
      className={cx(styles.entry, styles[form])}
      activeProps={{ className: styles.current ?? '', 'aria-current': 'page' }}
    >
      {content}
    </Link>
  );
  if (!isRail) return link;
  return (
    <Tooltip text={title} placement="end" delay={150}>
      <Focusable>{link}</Focusable>
    </Tooltip>
  );
}
