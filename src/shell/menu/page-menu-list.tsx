import { useRouter, useRouterState } from '@tanstack/react-router';
import { RouterProvider } from 'react-aria-components';
import { useText } from '#i18n/text.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import { MenuIcon } from '#records/menu/menu-icon.tsx';
import { canOpen, isAt, listPages } from './menu-pages.ts';
import { getTitle } from '#records/menu/menu-titles.ts';
import type { SmallForm } from './sidebar-form.ts';
import type { MenuEntry } from './menu-entry.ts';

export interface PageMenuProps {
  group: MenuEntry;
  form: SmallForm | 'bar';
}

/** The links of a group of pages. */
export function PageMenuList({ group, form }: PageMenuProps) {
  const text = useText('shell');
  const router = useRouter();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const title = getTitle(group, text);
  return (
    <RouterProvider
      navigate={(to) => void router.navigate({ to })}
      useHref={(to) => router.history.createHref(router.buildLocation({ to }).publicHref)}
    >
      <Menu
        label={title}
        header={form === 'icon' ? title : undefined}
        placement={form === 'bar' ? 'bottom start' : 'end top'}
      >
        {listPages(group).map((page) => (
          <MenuItem
            key={page.id}
            id={page.id}
            href={page.route}
            icon={<MenuIcon name={page.icon} />}
            effect="reading"
            blockedBecause={canOpen(page) ? null : text('menuDimmed')}
            {...(isAt(path, page.route) && { description: text('currentPage') })}
          >
            {getTitle(page, text)}
          </MenuItem>
        ))}
      </Menu>
    </RouterProvider>
  );
}
