import { createListTestModel } from '../testing/list-test-models.ts';
import { examplePortalPage } from './portal-page.fixtures.ts';
import { portalPageListMachine } from './portal-page-list.machine.ts';

export const testModel = createListTestModel(portalPageListMachine, examplePortalPage, [
  { source: 'ADMIN-003', text: 'The page manager has a page of its own.' },
  { source: 'ADMIN-020', text: 'The page manager needs the right pageManager.basic.' },
  { source: 'ADMIN-D18', text: 'A page that the menu leads to is not deleted.' },
]);
