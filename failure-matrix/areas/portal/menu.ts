import { api } from '#openapi/client/index.ts';
import { press, until } from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { open } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/menu': {
    href: '/menu',
    reads: ['getMenu', 'getMenuChoices'],
    shows: /Restore default menu/,
  },
};

const isText = (pattern: RegExp) => () => pattern.test(document.body.textContent);

export const saves: readonly SaveEntry[] = [
  {
    name: 'a page is removed from the menu',
    operation: 'saveMenu',
    setUp: async (harness) => {
      // Each try removes an entry.
      await harness.app.goTo('/forgotpassword');
      await api.restoreMenu({ body: {} });
      await open('/menu', /Restore default menu/)(harness);
      await press('More actions for Dashboard');
      await press('Remove from the menu');
      await until('the unsaved menu', isText(/Not saved yet/));
    },
    save: () => press('Save'),
    done: () => !/Not saved yet/.test(document.body.textContent),
  },
  {
    name: 'the default menu is restored',
    operation: 'restoreMenu',
    setUp: async (harness) => {
      await harness.app.goTo('/forgotpassword');
      await open('/menu', /Restore default menu/)(harness);
      await press('Restore default menu');
      await until('the question', isText(/Restore the default menu/));
    },
    save: () => press('Restore'),
    done: () => document.querySelector('[role="alertdialog"]') === null,
  },
];
