import { checkAccess, type EntryRule, type AccessProfile } from '#machines/session/entry-rule.ts';
import { holds } from '#machines/session/workspace.ts';
import type { Path } from '#page/parameters/addresses.ts';
import type { Schema } from '#openapi/client/index.ts';
import type { MenuEntry } from './menu-entry.ts';

interface MenuInput {
  /** The entry rules of the existing pages, by route. */
  rules: ReadonlyMap<Path, EntryRule>;
  profile: AccessProfile;
}

/**
 * Filters the menu by the rules of its pages: removes entries whose page does not exist or is
 * denied, and adds the setup that a page still needs. Removes empty groups.
 */
export function existingMenu(menu: readonly Schema<'AppMenu'>[], input: MenuInput): MenuEntry[] {
  return menu.flatMap((entry) => {
    const { privilege } = entry;
    if (privilege !== null && !holds(input.profile, privilege)) return [];
    const children = existingMenu(entry.children, input);
    const page = findPage(entry, input);
    return page || children.length > 0 ? [{ ...entry, route: null, ...page, children }] : [];
  });
}

/** Entries that the user has a right to, but whose pages do not exist yet. */
export const notBuiltEntries = (
  menu: readonly Schema<'AppMenu'>[],
  input: MenuInput,
): MenuEntry[] =>
  menu.flatMap((entry) => {
    const { privilege, route, children } = entry;
    if (privilege !== null && !holds(input.profile, privilege)) return [];
    const isBuilt = route === null || input.rules.keys().some((path) => path === route);
    const below = notBuiltEntries(children, input);
    return isBuilt ? below : [{ ...entry, route: null, children: [] }, ...below];
  });

/**
 * The page of an entry, if the user has access. A page that only needs tenant settings stays in the
 * menu.
 */
function findPage({ route }: Schema<'AppMenu'>, { rules, profile }: MenuInput) {
  const page = rules.entries().find(([path]) => path === route);
  if (!page) return null;
  const [path, rule] = page;
  const denial = checkAccess(rule, profile);
  return denial === null || denial.reason === 'settings' ? { route: path, denial } : null;
}
