import type { Denial } from '#machines/session/entry-rule.ts';
import type { Path } from '#page/parameters/addresses.ts';
import type { Schema } from '#openapi/client/index.ts';

/** A menu entry of the profile, with the result of its page's rule. */
export interface MenuEntry extends Omit<Schema<'AppMenu'>, 'children' | 'route'> {
  /** The page that it links to; null for a group. */
  route: Path | null;
  /** The setup that the page still needs; never a right that only this user lacks. */
  denial?: Extract<Denial, { reason: 'settings' }> | null;
  children: MenuEntry[];
}
