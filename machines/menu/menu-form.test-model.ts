import { stale } from '../organization/organization-settings.test-model.ts';
import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { menuFormMachine } from './menu-form.machine.ts';
import { exampleChoices as choices, exampleMenu } from './menu.fixtures.ts';
import { emptyMenu, type MenuForm } from './menu.ts';

const form: MenuForm = { appMenus: exampleMenu };
const mine: MenuForm = { appMenus: exampleMenu.slice(0, 1) };
const theirs: MenuForm = { appMenus: exampleMenu.slice(1) };
const draft = { form: mine, base: form, version: 1, madeId: null };

export const testModel = createTestModel(menuFormMachine, {
  inputs: [{ first: emptyMenu, persisted: { ...draft, offered: null } }],
  events: [
    done('loadForm', { saved: { form, version: 1 }, choices }),
    done('loadForm', { saved: { form, version: 2 }, choices }),
    failed('loadForm', serverError),
    { type: 'form.changed', change: { appMenus: [] } },
    { type: 'SAVE' },
    { type: 'reset' },
    { type: 'draft.restored' },
    { type: 'draft.discarded' },
    done('saveForm', { form: mine, version: 2 }),
    failed('saveForm', stale),
    failed('saveForm', serverError),
    done('readTheirs', { form: theirs, version: 2 }),
    failed('readTheirs', serverError),
    { type: 'conflict.keepMine' },
    { type: 'conflict.useTheirs' },
    { type: 'CANCEL' },
    { type: 'menu.undone', appMenus: [] } as never,
    { type: 'menu.restored' } as never,
    failed('menu-history', serverError),
    failed('restore-menu', serverError),
  ],
  rules: [
    { source: 'ADMIN-004', text: 'The menu manager changes the menu that the sidebar shows.' },
    { source: 'ADMIN-024', text: 'A menu is never empty, and a group has at least one page.' },
    { source: 'PRIV-008', text: 'The page needs the right menuManager.basic.' },
    { source: 'API-007', text: 'The input stays when a call fails.' },
  ],
});
