import { useSelector } from '@xstate/react';
import type { MenuFormActor } from '#machines/menu/menu-form.machine.ts';
import type { MenuHistoryActor } from '#machines/menu/menu-history.machine.ts';
import type { MenuItem } from '#machines/menu/menu.ts';

/** The menu that is being edited, and its changes. */
export interface MenuEdits {
  items: readonly MenuItem[];
  /** A save is pending: the menu cannot be changed. */
  isLocked: boolean;
  /**
   * Changes the menu. Changes with the same subject are undone in one step, unless it is empty.
   */
  change: (items: readonly MenuItem[], subject?: string) => void;
}

/** The changes of a menu, each of which can be undone. */
export function useMenuEdits(actor: MenuFormActor, history: MenuHistoryActor): MenuEdits {
  const items = useSelector(actor, ({ context }) => context.form.appMenus);
  const isLocked = useSelector(actor, (state) => !state.hasTag('editable'));
  return {
    items,
    isLocked,
    change: (appMenus, subject = '') => {
      if (isLocked || appMenus === items) return;
      history.send({ type: 'edit.made', before: items, subject });
      actor.send({ type: 'form.changed', change: { appMenus } });
    },
  };
}
