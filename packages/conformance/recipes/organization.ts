import { recipes } from '../scenario/recipe.ts';
import {
  freeDay,
  holiday,
  holidayFields,
  list,
  listFields,
  readMenu,
  page,
  pageFields,
  script,
  scriptFields,
  settingsFields,
} from '../support/organization.ts';

/** The menus that calls of `restoreMenu` have replaced. */
const replacedMenus: Awaited<ReturnType<typeof readMenu>>['appMenus'][] = [];

export default recipes({
  saveOrganizationSettings: {
    when: 'exclusive',
    send: async (ctx, _sample, me) => ({ body: await settingsFields(ctx, me) }),
  },
  uploadTenantLogo: { when: 'exclusive' },
  createHoliday: { send: async (ctx, _sample, me) => ({ body: await holidayFields(ctx, me) }) },
  updateHoliday: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...(await holiday(ctx, me)), date: await freeDay(ctx, me), isOptional: true },
    }),
  },
  createHolidays: {
    send: async (ctx, _sample, me) => ({ body: { holidays: [await holidayFields(ctx, me)] } }),
  },
  getHoliday: { send: async (ctx, _sample, me) => ({ path: { id: (await holiday(ctx, me)).id } }) },
  deleteHoliday: {
    send: async (ctx, _sample, me) => ({ path: { id: (await holiday(ctx, me)).id } }),
  },
  createList: { send: (ctx) => ({ body: listFields(ctx) }) },
  updateList: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...listFields(ctx), id: (await list(ctx, me)).id, version: 1 },
    }),
  },
  getList: { send: async (ctx, _sample, me) => ({ path: { id: (await list(ctx, me)).id } }) },
  deleteList: { send: async (ctx, _sample, me) => ({ path: { id: (await list(ctx, me)).id } }) },
  createPage: { send: (ctx) => ({ body: pageFields(ctx) }) },
  updatePage: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...pageFields(ctx), id: (await page(ctx, me)).id, isActive: false, version: 1 },
    }),
  },
  getPage: { send: async (ctx, _sample, me) => ({ path: { id: (await page(ctx, me)).id } }) },
  deletePage: { send: async (ctx, _sample, me) => ({ path: { id: (await page(ctx, me)).id } }) },
  saveMenu: {
    when: 'exclusive',
    send: async (_ctx, _sample, me) => ({ body: await readMenu(me) }),
  },
  restoreMenu: {
    when: 'exclusive',
    send: async (_ctx, _sample, me) => {
      const { appMenus, version } = await readMenu(me);
      replacedMenus.push(appMenus);
      return { body: { version } };
    },
    after: async (_ctx, me) => {
      const appMenus = replacedMenus.pop();
      if (appMenus) await me.call('saveMenu', { body: { appMenus } });
    },
  },
  createScript: { send: (ctx) => ({ body: scriptFields(ctx) }) },
  getScript: { send: async (ctx, _sample, me) => ({ path: { id: (await script(ctx, me)).id } }) },
  getScriptVersions: {
    send: async (ctx, _sample, me) => ({
      path: { id: (await script(ctx, me)).id },
      query: { skip: 0 },
    }),
  },
  getScriptVersion: {
    send: async (ctx, _sample, me) => ({ path: { id: (await script(ctx, me)).id, version: '1' } }),
  },
  updateScript: {
    ids: () => ['id'],
    send: async (ctx, _sample, me) => ({
      body: { ...scriptFields(ctx), id: (await script(ctx, me)).id, version: 1 },
    }),
  },
  deleteScript: {
    send: async (ctx, _sample, me) => ({ path: { id: (await script(ctx, me)).id } }),
  },
  importUsZipCodes: { when: 'exclusive' },
  getUsZipCode: {
    // A code from the list; the codes are the same for everyone.
    send: async (ctx, _sample, me) => {
      const body = { page: 1, pageSize: 50, sort: 'zip', columnFilters: [] };
      const { usZipCodes } = await me.request('searchUsZipCodes', { body });
      return { path: { zip: ctx.pick(usZipCodes).zip } };
    },
  },
});
