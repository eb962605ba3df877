import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { Focusable } from 'react-aria-components';
import { useText } from '#i18n/text.tsx';
import { Blocked } from '#ui/controls/blocked.tsx';
import { cx } from '#ui/text/cx.ts';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { MenuIcon } from '#records/menu/menu-icon.tsx';
import { canOpen, type Page } from '../menu/menu-pages.ts';
import { getTitle } from '#records/menu/menu-titles.ts';
import type { SmallForm } from '../menu/sidebar-form.ts';
import styles from '../menu/menu.module.css';

interface RouteLinkProps {
  to: string;
  className: string;
  activeProps: typeof active;
  children: ReactNode;
}

/**
 * Typed as text: checking the address against the full route tree would add a second to the type
 * check.
 */
const RouteLink = Link as ComponentType<never> as ComponentType<RouteLinkProps>;

/** How the current page is marked. */
const active = { className: styles.current ?? '', 'aria-current': 'page' } as const;

export interface PageLinkProps {
  page: Page;
  /** If only icons are shown, the title is a tooltip. */
  form?: SmallForm | 'full';
}

/** The link of one page in a menu; a blocked one shows why. */
export function PageLink({ page, form = 'full' }: PageLinkProps) {
  const text = useText('shell');
  const title = getTitle(page, text);
  const isIcon = form === 'icon';
  const content = (
    <>
      <MenuIcon name={page.icon} />
      <span className={isIcon ? 'visually-hidden' : styles.title}>{title}</span>
    </>
  );
  if (!canOpen(page)) {
    return (
      <Blocked reason={text('menuDimmed')}>
        {(blocked) => (
          <span role="link" tabIndex={0} className={cx(styles.entry, styles[form])} {...blocked}>
            {content}
          </span>
        )}
      </Blocked>
    );
  }
  const link = (
    <RouteLink to={page.route} className={cx(styles.entry, styles[form])} activeProps={active}>
      {content}
    </RouteLink>
  );
  if (!isIcon) return link;
  return (
    <Tooltip text={title} placement="end" delay={150}>
      <Focusable>{link}</Focusable>
    </Tooltip>
  );
}
