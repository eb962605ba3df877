import { recipes } from '../scenario/recipe.ts';
import {
  freeDay,
  holiday,
  holidayFields,
  list,
  listFields,
  menuOf,
  page,
  pageFields,
  script,
  scriptFields,
  settingsFields,
} from '../support/organization.ts';

export default recipes({
  saveOrganizationSettings: {
    when: 'alone',
    send: async (kit, _sample, me) => ({ body: await settingsFields(kit, me) }),
  },
  uploadTenantLogo: { when: 'alone' },
  createHoliday: { send: async (kit, _sample, me) => ({ body: await holidayFields(kit, me) }) },
  updateHoliday: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...(await holiday(kit, me)), date: await freeDay(kit, me), isOptional: true },
    }),
  },
  deleteHoliday: {
    send: async (kit, _sample, me) => ({ path: { id: (await holiday(kit, me)).id } }),
  },
  createList: { send: (kit) => ({ body: listFields(kit) }) },
  updateList: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...listFields(kit), id: (await list(kit, me)).id, version: 1 },
    }),
  },
  deleteList: { send: async (kit, _sample, me) => ({ path: { id: (await list(kit, me)).id } }) },
  createPage: { send: (kit) => ({ body: pageFields(kit) }) },
  updatePage: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...pageFields(kit), id: (await page(kit, me)).id, isActive: false, version: 1 },
    }),
  },
  deletePage: { send: async (kit, _sample, me) => ({ path: { id: (await page(kit, me)).id } }) },
  saveMenu: { when: 'alone', send: async (_kit, _sample, me) => ({ body: await menuOf(me) }) },
  createScript: { send: (kit) => ({ body: scriptFields(kit) }) },
  getScript: { send: async (kit, _sample, me) => ({ path: { id: (await script(kit, me)).id } }) },
  updateScript: {
    ids: () => ['id'],
    send: async (kit, _sample, me) => ({
      body: { ...scriptFields(kit), id: (await script(kit, me)).id, version: 1 },
    }),
  },
  deleteScript: {
    send: async (kit, _sample, me) => ({ path: { id: (await script(kit, me)).id } }),
  },
  getUsZipCode: {
    // A code that the list has; the codes are the same for everybody.
    send: async (kit, _sample, me) => {
      const body = { page: 1, pageSize: 50, sort: 'zip', columnFilters: [] };
      const { usZipCodes } = await me.ask('searchUsZipCodes', { body });
      return { path: { zip: kit.pick(usZipCodes).zip } };
    },
  },
});
