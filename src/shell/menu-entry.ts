import type { Denial } from '#machines/session/entry-rule.ts';
import type { Path } from '#page/addresses.ts';
import type { Schema } from '#openapi/client/index.ts';

/** An entry of the menu, as the profile brings it and the rule of its page has it. */
export interface MenuEntry extends Omit<Schema<'AppMenu'>, 'children' | 'route'> {
  /** The page that it leads to; null for a group. */
  route: Path | null;
  /** What has to be done before the page opens: nothing that only this person lacks. */
  denial?: Extract<Denial, { reason: 'settings' }> | null;
  children: MenuEntry[];
}
