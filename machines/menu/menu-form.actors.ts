import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import type { LoadedForm } from '../records/form-values.ts';
import { toMenuForm, type MenuChoices, type MenuForm } from './menu.ts';

/** The menu, with the pages and roles of the tenant. */
export const loadMenu = fromPromise<{ saved: LoadedForm<MenuForm> | null; choices: MenuChoices }>(
  async ({ signal }) => {
    const [{ menu }, { pages, roles }] = await Promise.all([
      api.getMenu({ signal }),
      api.getMenuChoices({ signal }),
    ]);
    return { saved: toMenuForm(menu), choices: { pages, roles } };
  },
);

/** The menu after someone else has saved it. */
export const getMenu = fromPromise<LoadedForm<MenuForm>>(async ({ signal }) => {
  const { menu } = await api.getMenu({ signal });
  return toMenuForm(menu);
});

export const saveMenu = fromPromise<
  LoadedForm<MenuForm>,
  { form: MenuForm; version: number | null }
>(async ({ input: { form, version }, signal }) => {
  const appMenus = structuredClone(form.appMenus) as Schema<'MenuInput'>['appMenus'];
  const { menu } = await api.saveMenu({
    body: { appMenus, ...(version !== null && { version }) },
    signal,
  });
  return toMenuForm(menu);
});
