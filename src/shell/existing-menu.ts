import type { Schema } from '#openapi/client/index.ts';

type Menu = Schema<'AppMenu'>;

/**
 * The menu without entries whose page does not exist, or whose right the person does not hold; a
 * group that is left empty goes with them.
 */
export function existingMenu(
  menu: readonly Menu[],
  { routes, rights }: { routes: readonly string[]; rights: Schema<'Profile'>['userRights'] },
): Menu[] {
  return menu.flatMap((entry) => {
    if (entry.privilege !== null && !rights.includes(entry.privilege)) return [];
    const children = existingMenu(entry.children, { routes, rights });
    const isPage = entry.route !== null && routes.includes(entry.route);
    return isPage || children.length > 0 ? [{ ...entry, children }] : [];
  });
}
