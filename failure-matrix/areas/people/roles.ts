import { api } from '#openapi/client/index.ts';
import { button, press, readMainText, type, until } from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { areaOfRecords } from '../../support/record-area.ts';
import { deleted, isInList, open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const records = areaOfRecords({
  kind: 'a role',
  heading: 'Role',
  list: '/role',
  addresses: { add: 'addRole', edit: '$id/editRole', view: '$id/editRole' },
  calls: {
    list: 'getRoles',
    edit: 'getRole',
    view: 'getRole',
    create: 'createRole',
    update: 'updateRole',
    delete: 'deleteRole',
  },
  id: async () => (await api.getRoles({})).roles.find(({ userCount }) => userCount === 0)?.id,
  first: 'Tag editor',
  fields: { Name: 'Account reader' },
  shows: /Name/,
});

const edit = '/_tenant/role/$id/editRole';
const { heading: _heading, ...form } = records.pages[edit] ?? {
  href: '',
  reads: [],
  shows: /Name/,
};

// A role has no view: its form shows all of it.
export const pages: Readonly<Record<string, PageEntry>> = {
  ...records.pages,
  [edit]: form,
  '/_tenant/role/matrix': { href: '/role/matrix', reads: ['getRoles'], shows: /Administrator/ },
  '/_tenant/role/compare': {
    href: '/role/compare?a=admin&b=employee',
    reads: ['getRoles'],
    shows: /In both/,
  },
};

export const saves: readonly SaveEntry[] = [
  ...records.saves.filter(({ operation }) => operation !== 'deleteRole'),
  // It is not on the first page.
  {
    ...deleted('deleteRole', { list: '/role?pageSize=20', first: 'Tag editor' }),
    // The other roles are in use: their buttons to delete are blocked.
    done: () => button('Delete Tag editor') === null && /Showing 1 - /.test(readMainText()),
  },
  {
    name: 'the changed rights of a role are confirmed',
    operation: 'updateRole',
    setUp: async (harness) => {
      await open('/role/tagEditor/editRole', /Projects/)(harness);
      await type('Name', 'Accounts');
      document
        .querySelector<HTMLElement>('[data-field="privileges"] input[type="checkbox"]')
        ?.click();
      await press('Update');
      await until('the preview', () => /No user has this role/.test(document.body.textContent));
    },
    save: () => press('Save'),
    again: async (networkScenario) => {
      if (networkScenario === '404') {
        await press('Save as new');
        return;
      }
      await press('Update');
      await until('the preview', () => /No user has this role/.test(document.body.textContent));
      await press('Save');
    },
    againCalls: (networkScenario) => (networkScenario === '404' ? 'createRole' : 'updateRole'),
    done: isInList(/Showing 1 - /),
  },
];
