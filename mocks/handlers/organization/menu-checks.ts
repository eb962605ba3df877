import type { components } from '@atrium/contract/generated/types.ts';
import { FieldErrors } from '../../common/assets/field-errors.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import { isBlank } from '../../store/normalize-name.ts';

type Entry = components['schemas']['MenuEntryInput'];

/**
 * 400 for a menu that the shell cannot show: its shape as one error, and each page that does not
 * exist, or is in it twice, at its entry. Source: PROF-D13, ADMIN-024.
 */
export function checkMenu(entries: readonly Entry[], pages: readonly { route: string }[]): void {
  const all = entries.flatMap((entry) => [entry, ...entry.children]);
  if (all.some(({ id }) => isBlank(id))) {
    throw rejectField('appMenus', 'required', { field: 'appMenus' });
  }
  const isAlike = new Set(all.map(({ id }) => id)).size < all.length;
  if (isAlike) throw rejectField('appMenus', 'menuIdsAlike');
  const isDeep = entries.some(({ children }) =>
    children.some((child) => child.children.length > 0),
  );
  const isMixed = entries.some(({ route, children }) => (route === null) !== children.length > 0);
  const isMissing = entries.some(({ children }) => children.some(({ route }) => route === null));
  if (isDeep || isMixed || isMissing) throw rejectField('appMenus', 'menuShape');
  if (entries.length === 0) throw rejectField('appMenus', 'menuEmpty');
  checkPages(entries, new Set(pages.map(({ route }) => route)));
}

function checkPages(entries: readonly Entry[], known: ReadonlySet<string>): void {
  const errors = new FieldErrors();
  const seen = new Set<string>();
  const check = ({ title, route }: Entry, at: string): void => {
    if (isBlank(title)) errors.require(`${at}.title`, 'title');
    if (route === null) return;
    if (!known.has(route)) errors.add(`${at}.route`, 'menuPageUnknown');
    else if (seen.has(route)) errors.add(`${at}.route`, 'menuPageTwice');
    seen.add(route);
  };
  for (const [at, entry] of entries.entries()) {
    check(entry, `appMenus.${at}`);
    for (const [below, child] of entry.children.entries()) {
      check(child, `appMenus.${at}.children.${below}`);
    }
  }
  errors.throwIfAny();
}
