import type { AreaOperations } from '#openapi/generated/operations.ts';
import type { components } from '#openapi/generated/types.ts';
import { message, ok, type Handlers } from '../../core/handler.ts';
import { rejectField } from '../../core/http-error.ts';
import { changed, checkVersion, created } from '../../core/versions.ts';
import { isBlank } from '../../store/normalize-name.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

type Menus = Extract<AreaOperations<'organization'>, 'getMenu' | 'saveMenu'>;
type Entry = components['schemas']['AppMenu'];

const stateId = 'menu';

/** The menu that the profile returns. Source: ADMIN-004, ADMIN-D01. */
export const menu: Pick<Handlers<'organization'>, Menus> = {
  getMenu: async ({ db }) => {
    const state = await db.get('menuState', stateId);
    return ok({ menu: { appMenus: await loadEntries(db), version: state?.version ?? 1 } });
  },

  saveMenu: async (call) => {
    const { db, body } = call;
    checkEntries(body.appMenus);
    const state = (await db.get('menuState', stateId)) ?? created({ id: stateId }, call);
    checkVersion(state, body.version);
    const after = { ...changed(state, {}, call), changedFields: ['appMenus'] };
    await db.put('menuState', after);
    for (const { id } of await db.query('menus')) await db.remove('menus', id);
    for (const [order, entry] of body.appMenus.entries()) {
      await db.put('menus', { id: entry.id, order, menu: entry });
    }
    const saved = { appMenus: await loadEntries(db), version: after.version };
    return ok({ menu: saved, successMessages: [message('menuSaved')] });
  },
};

async function loadEntries(db: Scope<World>): Promise<Entry[]> {
  const rows = await db.query('menus', { order: { by: 'order' } });
  return rows.map((row) => row.menu);
}

/** 400 when two entries share an id, a group has a target, or a page has children or no target. */
function checkEntries(entries: readonly Entry[]): void {
  const all = entries.flatMap((entry) => [entry, ...entry.children]);
  if (all.some(({ id, title }) => isBlank(id) || isBlank(title))) {
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
}
