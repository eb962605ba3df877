import { createRecordFormTestModel } from '../testing/record-test-models.ts';
import { toPortalPageForm } from './portal-page.ts';
import { examplePortalPage, exampleRoutes } from './portal-page.fixtures.ts';
import { portalPageFormMachine } from './portal-page-form.machine.ts';

export const testModel = createRecordFormTestModel(portalPageFormMachine, {
  id: examplePortalPage.id,
  valid: toPortalPageForm(examplePortalPage),
  broken: { title: '' },
  choices: exampleRoutes,
  rules: [
    {
      source: 'ADMIN-003',
      text: 'A page has a title, a name for programs, an address, a right, and a status.',
    },
    {
      source: 'ADMIN-D18',
      text: 'The address is one of the portal: of another site, or none, it is rejected at its field.',
    },
    {
      source: 'ADMIN-D18',
      text: 'An inactive page is not in the menu that people see.',
    },
  ],
});
