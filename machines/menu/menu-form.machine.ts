import type { ActorRefFrom, ContextFrom } from 'xstate';
import { createSettingsForm } from '../records/create-settings-form.ts';
import { getMenu, loadMenu, saveMenu } from './menu-form.actors.ts';
import { validateMenu, type MenuChoices, type MenuForm } from './menu.ts';
import { companion } from '../companions.ts';
import { menuHistoryMachine } from './menu-history.machine.ts';
import { restoreMenuMachine } from './restore-menu.machine.ts';

export const menuFormMachine = createSettingsForm<MenuForm, MenuChoices>({
  id: 'menu-form',
  description: 'The menu of a tenant, as one form. Source: ADMIN-004, ADMIN-024.',
  validate: validateMenu,
  loadForm: loadMenu,
  saveForm: saveMenu,
  readTheirs: getMenu,
  companions: [
    companion(menuHistoryMachine, {
      reports: {
        'menu.undone': ({ appMenus }) => [{ type: 'form.changed', change: { appMenus } }],
      },
      afterSave: { type: 'clear' },
    }),
    companion(restoreMenuMachine, {
      reports: {
        // The question has named the unsaved changes, which the default menu replaces.
        'menu.restored': () => [{ type: 'draft.discarded' }, { type: 'reset' }],
      },
    }),
  ],
});

export type MenuFormActor = ActorRefFrom<typeof menuFormMachine>;
export type MenuFormContext = ContextFrom<typeof menuFormMachine>;
