import type { ActorRefFrom, ContextFrom } from 'xstate';
import { createSettingsForm } from '../records/create-settings-form.ts';
import { getMenu, loadMenu, saveMenu } from './menu-form.actors.ts';
import { validateMenu, type MenuChoices, type MenuForm } from './menu.ts';

export const menuFormMachine = createSettingsForm<MenuForm, MenuChoices>({
  id: 'menu-form',
  description: 'The menu of a tenant, as one form. Source: ADMIN-004, ADMIN-024.',
  validate: validateMenu,
  loadForm: loadMenu,
  saveForm: saveMenu,
  readTheirs: getMenu,
});

export type MenuFormActor = ActorRefFrom<typeof menuFormMachine>;
export type MenuFormContext = ContextFrom<typeof menuFormMachine>;
