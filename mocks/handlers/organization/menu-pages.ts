import type { components } from '@atrium/contract/generated/types.ts';
import { byText } from '../../core/records/names.ts';
import { menus } from '../../seed/menus.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

type MenuPage = components['schemas']['MenuPage'];
type Entry = components['schemas']['AppMenu'];

/** The menu of a new tenant, in order. */
export const defaultMenu: readonly Entry[] = menus.map(({ menu }) => menu);

const defaultPages: readonly MenuPage[] = defaultMenu
  .flatMap((entry) => [entry, ...entry.children])
  .flatMap(({ children: _children, route, ...page }) =>
    route === null ? [] : { ...page, route, isActive: true },
  );

/**
 * The pages that a menu can open, sorted by title: those of the portal, and those of the page
 * manager. A page in both has the title and the right that the page manager gives it.
 */
export async function loadMenuPages(db: Scope<World>): Promise<MenuPage[]> {
  const pages = new Map(defaultPages.map((page) => [page.route, page]));
  for (const { name, title, route, privilege, isActive } of await db.query('pages')) {
    const known = pages.get(route) ?? { id: name, icon: null };
    pages.set(route, { ...known, title, route, privilege, isActive });
  }
  return [...pages.values()].toSorted(byText(({ title }) => title));
}
