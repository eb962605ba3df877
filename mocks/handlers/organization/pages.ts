import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { byText, nameFree } from '../../core/records/names.ts';
import { readPage } from '../../core/records/field-paging.ts';
import { reject, rejectField } from '../../core/requests/http-error.ts';
import { isSameName, trimmed } from '../../core/files/texts.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { isPageRoute } from '../../common/organization/is-page-route.ts';
import { pageRoutes } from '../../common/organization/page-routes.gen.ts';
import {
  addRecord,
  changeRecord,
  deleteRecord,
  getRecord,
  plain,
} from '../../common/organization/records.ts';

type Pages = Extract<
  AreaOperations<'organization'>,
  | 'getPages'
  | 'searchPages'
  | 'getPageRoutes'
  | 'getPage'
  | 'createPage'
  | 'updatePage'
  | 'deletePage'
>;
type Db = Scope<World>;
type Entry = World['menus']['menu'];

const columns = { title: 'title', name: 'name', route: 'route' } as const;
type RequestInput = components['schemas']['PageInput'];

/** The pages of the portal. Source: ADMIN-D01. */
export const pages: Pick<Handlers<'organization'>, Pages> = {
  getPages: async ({ db }) => {
    const records = (await db.query('pages')).toSorted(byText(({ name }) => name));
    return ok({ pages: records.map(plain) });
  },

  searchPages: async ({ db, body }) => {
    const { rows, total } = await readPage(db, 'pages', { columns, order: { by: 'title' } }, body);
    const entries = await loadEntries(db);
    return ok({ pages: rows.map((row) => toRow(row, entries)), totalCount: total });
  },

  getPageRoutes: async () => ok({ routes: [...pageRoutes] }),

  getPage: async ({ db, path }) => {
    const page = await getRecord(db, 'pages', path.id);
    return ok({ page: toRow(page, await loadEntries(db)) });
  },

  createPage: async (call) => {
    checkRoute(call.body.route);
    const { version: _version, ...fields } = await checked(call.db, call.body);
    const record = await addRecord(call, 'pages', fields);
    return ok({ page: plain(record), successMessages: [message('pageCreated')] });
  },

  updatePage: async (call) => {
    const { db, body } = call;
    // A page that was stored with another route stays editable.
    const before = await getRecord(db, 'pages', body.id);
    if (body.route !== before.route) checkRoute(body.route);
    const record = await changeRecord(call, 'pages', await checked(db, body));
    return ok({ page: plain(record), successMessages: [message('pageUpdated')] });
  },

  deletePage: async ({ db, path }) => {
    const page = await getRecord(db, 'pages', path.id);
    const titles = findTitles(page, await loadEntries(db));
    if (titles.length > 0) throw reject(409, 'pageInUse', { titles: titles.join(', ') });
    await deleteRecord(db, 'pages', path.id);
    return ok({ successMessages: [message('recordDeleted')] });
  },
};

/** All entries of the menu, in their order. */
async function loadEntries(db: Db): Promise<Entry[]> {
  const rows = await db.query('menus', { order: { by: 'order' } });
  return rows.flatMap(({ menu }) => [menu, ...menu.children]);
}

/** The titles of the menu entries that lead to a page. */
const findTitles = ({ route }: Pick<RequestInput, 'route'>, entries: readonly Entry[]): string[] =>
  entries.flatMap((entry) =>
    entry.route !== null && isSameName(entry.route, route) ? [entry.title] : [],
  );

const toRow = (page: World['pages'], entries: readonly Entry[]) => ({
  ...plain(page),
  menuTitles: findTitles(page, entries),
  isKnown: isPageRoute(page.route),
});

/** 400 for a route that is no address of the portal. Source: ADMIN-003. */
function checkRoute(route: string): void {
  if (!isPageRoute(route)) throw rejectField('route', 'routeUnknown');
}

/** The page as stored. 409 when another page has its name or route. */
async function checked(db: Db, sent: RequestInput): Promise<RequestInput> {
  const name = trimmed('name', sent.name);
  const title = trimmed('title', sent.title);
  const { id, route } = sent;
  await nameFree(db, 'pages', { id, name }, 'nameTaken');
  await nameFree(db, 'pages', { id, route }, 'routeTaken');
  return { ...sent, name, title };
}
