import type { Path } from '#page/parameters/addresses.ts';
import type { MenuEntry as Menu } from './menu-entry.ts';
import { opsGroup, toolsGroup } from '#records/menu/menu-titles.ts';

/** A menu entry that links to a page. */
export type Page = Menu & { route: Path };

const isPage = (entry: Menu): entry is Page => entry.route !== null;

/** The page of an entry and the pages below it, in order. */
export const listPages = (entry: Menu): Page[] => [
  ...(isPage(entry) ? [entry] : []),
  ...entry.children.flatMap(listPages),
];

/** Whether a page opens; a blocked one shows why. */
export const canOpen = ({ denial }: Page): boolean => !denial;

/**
 * The menu for the horizontal bar: Dashboard, Ops with the engagements, Tools with ClockWork, then
 * all other entries, so that every page can be reached. Source: SHELL-026.
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

/** The menu without some of its pages; groups that become empty are removed. */
const without = (menu: readonly Menu[], ids: ReadonlySet<string>): Menu[] =>
  menu.flatMap((entry) => {
    const children = without(entry.children, ids);
    const stays = isPage(entry) && !ids.has(entry.id);
    return stays || children.length > 0 ? [{ ...entry, children }] : [];
  });

/** Whether a path is that of a page or below it. */
export const isAt = (path: string, route: string): boolean =>
  path === route || path.startsWith(`${route}/`);
