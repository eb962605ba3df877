import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { publish } from '../../core/requests/feed.ts';
import { message, ok, type Call, type Handlers } from '../../core/requests/handler.ts';
import { byText } from '../../core/records/names.ts';
import { changed, checkVersion, created } from '../../core/records/versions.ts';
import { cleanText } from '../../store/normalize-name.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { checkMenu } from './menu-checks.ts';
import { defaultMenu, loadMenuPages } from './menu-pages.ts';

type Menus = Extract<
  AreaOperations<'organization'>,
  'getMenu' | 'saveMenu' | 'getMenuChoices' | 'restoreMenu'
>;
type Entry = components['schemas']['AppMenu'];

const stateId = 'menu';

/** The menu that the profile returns. Source: ADMIN-004, ADMIN-D01. */
export const menu: Pick<Handlers<'organization'>, Menus> = {
  getMenu: async ({ db }) => {
    const state = await db.get('menuState', stateId);
    return ok({ menu: { appMenus: await loadEntries(db), version: state?.version ?? 1 } });
  },

  getMenuChoices: async ({ db }) => {
    const roles = (await db.query('roles')).toSorted(byText(({ name }) => name));
    return ok({
      pages: await loadMenuPages(db),
      roles: roles.map(({ id, name, privileges }) => ({ id, name, privileges })),
    });
  },

  saveMenu: async (call) => {
    const { appMenus, version } = call.body;
    checkMenu(appMenus, await loadMenuPages(call.db));
    const saved = await storeMenu(call, appMenus.map(toStored), version);
    return ok({ menu: saved, successMessages: [message('menuSaved')] });
  },

  restoreMenu: async (call) => {
    const saved = await storeMenu(call, defaultMenu, call.body.version);
    return ok({ menu: saved, successMessages: [message('menuRestored')] });
  },
};

const toStored = (entry: Entry): Entry => ({
  ...entry,
  title: cleanText(entry.title),
  children: entry.children.map(toStored),
});

/** Replaces the menu and notifies everyone. 409 when someone else has changed it. */
async function storeMenu(
  call: Call<'saveMenu'> | Call<'restoreMenu'>,
  appMenus: readonly Entry[],
  seen: number | undefined,
): Promise<components['schemas']['MenuTree']> {
  const { db } = call;
  const state = (await db.get('menuState', stateId)) ?? created({ id: stateId }, call);
  checkVersion(state, seen);
  const after = { ...changed(state, {}, call), changedFields: ['appMenus'] };
  await db.put('menuState', after);
  for (const { id } of await db.query('menus')) await db.remove('menus', id);
  for (const [order, entry] of appMenus.entries()) {
    await db.put('menus', { id: entry.id, order, menu: entry });
  }
  await publish(db, { hub: 'notifications', to: null, type: 'menuChanged', data: {} });
  return { appMenus: await loadEntries(db), version: after.version };
}

async function loadEntries(db: Scope<World>): Promise<Entry[]> {
  const rows = await db.query('menus', { order: { by: 'order' } });
  return rows.map((row) => row.menu);
}
