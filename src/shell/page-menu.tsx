import { useRouter, useRouterState } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Button, RouterProvider } from 'react-aria-components';
import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/cx.ts';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { MenuIcon } from './menu-icon.tsx';
import { canOpen, pagesOf } from './menu-pages.ts';
import { titleOf } from './menu-titles.ts';
import type { MenuEntry } from './menu-entry.ts';
import type { SmallForm } from './sidebar-form.ts';
import styles from './menu.module.css';

export interface PageMenuProps {
  group: MenuEntry;
  form: SmallForm | 'bar';
}

/** A group of pages behind a button: a menu of links, to the side of a sidebar or below a bar. */
export default function PageMenu({ group, form }: PageMenuProps) {
  const text = useText('shell');
  const router = useRouter();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const title = titleOf(group, text);
  const pages = pagesOf(group);
  const holdsCurrent = pages.some(({ route }) => isAt(path, route));
  const button = (
    <Button
      className={cx(styles.entry, styles[form], holdsCurrent && styles.current)}
      aria-label={form === 'icon' ? title : undefined}
    >
      <MenuIcon name={group.icon} />
      {form !== 'icon' && <span className={styles.title}>{title}</span>}
      {form === 'bar' && <ChevronDown aria-hidden="true" className={styles.chevron} />}
    </Button>
  );
  return (
    <RouterProvider
      navigate={(to) => void router.navigate({ to })}
      useHref={(to) => router.history.createHref(router.buildLocation({ to }).publicHref)}
    >
      <Menu
        label={title}
        header={form === 'icon' ? title : undefined}
        placement={form === 'bar' ? 'bottom start' : 'end top'}
        trigger={
          form === 'icon' ? (
            <Tooltip text={title} placement="end" delay={150}>
              {button}
            </Tooltip>
          ) : (
            button
          )
        }
      >
        {pages.map((page) => (
          <MenuItem
            key={page.id}
            id={page.id}
            href={page.route}
            icon={<MenuIcon name={page.icon} />}
            blockedBecause={canOpen(page) ? null : text('menuDimmed')}
            {...(isAt(path, page.route) && { description: text('currentPage') })}
          >
            {titleOf(page, text)}
          </MenuItem>
        ))}
      </Menu>
    </RouterProvider>
  );
}

const isAt = (path: string, route: string) => path === route || path.startsWith(`${route}/`);
