import { checkAccess, type EntryRule, type AccessProfile } from '#machines/session/entry-rule.ts';
import { holds } from '#machines/session/workspace.ts';
import type { Path } from '#page/addresses.ts';
import type { Schema } from '#openapi/client/index.ts';
import type { MenuEntry } from './menu-entry.ts';

interface MenuInput {
  /** The rules of the pages that exist, by their routes. */
  rules: ReadonlyMap<Path, EntryRule>;
  profile: AccessProfile;
}

/**
 * The menu as its pages' rules have it: without entries whose page does not exist or is not for this
 * person, and with what has to be done before another one opens. A group that is left empty goes.
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

/** The entries that the person has a right to and whose pages do not exist yet. */
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

/** The page of an entry, where the person has one. What only the tenant lacks keeps its place. */
function findPage({ route }: Schema<'AppMenu'>, { rules, profile }: MenuInput) {
  const page = rules.entries().find(([path]) => path === route);
  if (!page) return null;
  const [path, rule] = page;
  const denial = checkAccess(rule, profile);
  return denial === null || denial.reason === 'settings' ? { route: path, denial } : null;
}
