import type { Path } from '#page/addresses.ts';
import type { MenuEntry as Menu } from './menu-entry.ts';
import { opsGroup, toolsGroup } from './menu-titles.ts';

/** A menu entry that leads to a page. */
export type Page = Menu & { route: Path };

const isPage = (entry: Menu): entry is Page => entry.route !== null;

/** The page of an entry and the pages below it, in their order. */
export const listPages = (entry: Menu): Page[] => [
  ...(isPage(entry) ? [entry] : []),
  ...entry.children.flatMap(listPages),
];

/** Whether a page opens; one that does not says why. */
export const canOpen = ({ denial }: Page): boolean => !denial;

/**
 * The menu as the horizontal bar has it: Dashboard, Ops with the engagements, Tools with ClockWork,
 * then what is left of the person's menu, so that no page is out of reach.
 * Source: SHELL-026.
 */
export function horizontalMenu(menu: readonly Menu[]): Menu[] {
  const pages = menu.flatMap(listPages);
  const dashboard = pages.filter(({ id }) => id === 'dashboard');
  const groups = [
    group(
      opsGroup,
      'briefcase-business',
      pages.filter(({ id }) => id === 'engagements'),
    ),
    group(
      toolsGroup,
      'wrench',
      pages.filter(({ id }) => id === 'clockwork'),
    ),
  ].filter(({ children }) => children.length > 0);
  const placed = new Set(['dashboard', 'engagements', 'clockwork']);
  return [...dashboard, ...groups, ...without(menu, placed)];
}

const group = (id: string, icon: string, children: Menu[]): Menu => ({
  id,
  title: id,
  icon,
  route: null,
  privilege: null,
  children,
});

/** The menu without some of its pages; a group that is left empty goes with them. */
const without = (menu: readonly Menu[], ids: ReadonlySet<string>): Menu[] =>
  menu.flatMap((entry) => {
    const children = without(entry.children, ids);
    const stays = isPage(entry) && !ids.has(entry.id);
    return stays || children.length > 0 ? [{ ...entry, children }] : [];
  });

/** Whether a path is that of a page, or of one below it. */
export const isAt = (path: string, route: string): boolean =>
  path === route || path.startsWith(`${route}/`);
