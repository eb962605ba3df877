import { api } from '#openapi/client/index.ts';
import { button, readMainText } from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { areaOfRecords } from '../../support/record-area.ts';
import type { SaveEntry } from '../../support/save.ts';

const records = areaOfRecords({
  kind: 'a page',
  heading: 'Page',
  list: '/pages',
  addresses: { add: 'addPage', edit: '$id/editPage', view: '$id/editPage' },
  calls: {
    list: 'searchPages',
    edit: 'getPage',
    view: 'getPage',
    create: 'createPage',
    update: 'updatePage',
    delete: 'deletePage',
  },
  id: async () => (await api.getPages({})).pages[0]?.id,
  first: 'Handbook',
  fields: { Title: 'Chart', Name: 'chart', Address: '/employees/chart' },
  shows: /Address/,
});

const edit = '/_tenant/pages/$id/editPage';
const add = '/_tenant/pages/addPage';
const { heading: _heading, ...form } = records.pages[edit] ?? {
  href: '',
  reads: [],
  shows: /Address/,
};

// A page has no view: its form shows all of it, once the addresses of the portal are loaded.
export const pages: Readonly<Record<string, PageEntry>> = {
  ...records.pages,
  [add]: { href: '/pages/addPage', reads: ['getPageRoutes'], shows: /Address/ },
  [edit]: { ...form, reads: [...form.reads, 'getPageRoutes'], namedBy: 'getPage' },
};

/** The other pages are in the menu, so that none of them can be deleted. */
export const saves: readonly SaveEntry[] = records.saves.map((save) =>
  save.operation === 'deletePage'
    ? {
        ...save,
        done: () => button('Delete Handbook') === null && /Showing 1 - /.test(readMainText()),
      }
    : save,
);
