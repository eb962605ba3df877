import { useRouterState } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useText } from '#i18n/text.tsx';
import { cx } from '#ui/text/cx.ts';
import { MenuButton } from '#ui/overlays/menu-button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Tooltip } from '#ui/overlays/tooltip.tsx';
import { MenuIcon } from '#records/menu/menu-icon.tsx';
import { isAt, listPages } from './menu-pages.ts';
import { getTitle } from '#records/menu/menu-titles.ts';
import styles from './menu.module.css';
import type { PageMenuProps } from './page-menu-list.tsx';

const PageMenuList = onDemand(() =>
  import('./page-menu-list.tsx').then((module) => module.PageMenuList),
);

/** A button that opens a group of pages as a menu of links, beside a sidebar or below a bar. */
export function PageMenu({ group, form }: PageMenuProps) {
  const text = useText('shell');
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const title = getTitle(group, text);
  const holdsCurrent = listPages(group).some(({ route }) => isAt(path, route));
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
    <MenuButton
      list={PageMenuList}
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
      <PageMenuList group={group} form={form} />
    </MenuButton>
  );
}
