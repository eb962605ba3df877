import { createRecordForm } from '../records/create-record-form.ts';
import {
  emptyPortalPage,
  validatePortalPage,
  type PageRoutes,
  type PortalPageForm,
} from './portal-page.ts';
import { loadPageRoutes, loadPortalPageForm, savePortalPage } from './portal-page-form.actors.ts';

export const portalPageFormMachine = createRecordForm<PortalPageForm, PageRoutes>({
  id: 'portal-page-form',
  description: 'Adds, duplicates or edits a page of the portal. Source: ADMIN-003, ADMIN-D18.',
  emptyForm: emptyPortalPage,
  validate: validatePortalPage,
  loadForm: loadPortalPageForm,
  saveForm: savePortalPage,
  loadChoices: loadPageRoutes,
});
