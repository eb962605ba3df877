import { useSelector } from '@xstate/react';
import type { MenuFormActor } from '#machines/menu/menu-form.machine.ts';
import { findItemErrors, type MenuItem } from '#machines/menu/menu.ts';
import { useText } from '#i18n/text.tsx';

interface ItemErrors {
  /** The errors of entries, by id. */
  ofItems: ReadonlyMap<string, string>;
  /** The error of the menu; undefined if there is none. */
  ofMenu: string | undefined;
}

/** The entry at a path of the server, such as `1.children.0.route`. */
function findAt(items: readonly MenuItem[], path: string): MenuItem | undefined {
  const [at, children, below] = path.split('.');
  const item = items[Number(at)];
  return children === 'children' ? item?.children[Number(below)] : item;
}

/** The errors of the last attempt to save the menu, at its entries. */
export function useItemErrors(actor: MenuFormActor): ItemErrors {
  const text = useText('menuManager');
  const items = useSelector(actor, ({ context }) => context.form.appMenus);
  const error = useSelector(actor, ({ context }) => context.errors.appMenus);
  if (!error) return { ofItems: new Map(), ofMenu: undefined };
  if ('rule' in error) {
    const found = [...findItemErrors(items)].map(([id, key]) => [id, text(key)] as const);
    return {
      ofItems: new Map(found),
      ofMenu: text(error.rule === 'required' ? 'menuEmpty' : 'itemsInvalid', {
        count: found.length,
      }),
    };
  }
  const ofItems = new Map(
    Object.entries(error.parts ?? {}).flatMap(([path, message]) => {
      const item = findAt(items, path);
      return item ? [[item.id, message] as const] : [];
    }),
  );
  return { ofItems, ofMenu: error.message };
}
