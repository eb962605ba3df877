import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import type { PortalPage } from './portal-page.ts';
import { deletePortalPage, loadPortalPages } from './portal-page-list.actors.ts';

export const portalPageListMachine = createList<PortalPage>({
  id: 'portal-page-list',
  description:
    'The pages of the portal with the menu entries that lead to each, sorted and paged by the server. Source: ADMIN-003, ADMIN-D18.',
  loadPage: loadPortalPages,
  parts: [deletion(deletePortalPage)],
});
