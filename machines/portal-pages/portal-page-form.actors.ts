import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import { saveNew } from '../records/save-new.ts';
import {
  emptyPortalPage,
  toPortalPageBody,
  toPortalPageForm,
  type PageRoutes,
  type PortalPageForm,
} from './portal-page.ts';

/** The addresses that a page can have. */
export const loadPageRoutes = fromPromise<PageRoutes>(
  async ({ signal }) => (await api.getPageRoutes({ signal })).routes,
);

export const loadPortalPageForm = fromPromise<LoadedForm<PortalPageForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyPortalPage, version: null, newId };
    const { page } = await api.getPage({ path: { id }, signal });
    return { form: toPortalPageForm(page), version: page.version, newId };
  },
);

/** Saves a page. Every attempt for a new one sends the same id, so that a retry creates no second. */
export const savePortalPage = fromPromise<
  MadeRecord<PortalPageForm> | null,
  LoadedForm<PortalPageForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  const body = toPortalPageBody(form);
  if (id !== null) {
    const seen = version === null ? {} : { version };
    await api.updatePage({ body: { id, ...body, ...seen }, signal });
    return null;
  }
  const sent = { body: { id: newId, ...body }, signal };
  await saveNew({
    create: () => api.createPage(sent),
    update: () => api.updatePage(sent),
  });
  return null;
});
