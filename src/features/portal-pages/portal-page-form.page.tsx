import { emptyPortalPage } from '#machines/portal-pages/portal-page.ts';
import { portalPageFormMachine } from '#machines/portal-pages/portal-page-form.machine.ts';
import { portalPageAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { PortalPageFormScreen } from './portal-page-form.screen.tsx';

export default recordFormPage(portalPageFormMachine, {
  emptyForm: emptyPortalPage,
  list: portalPageAddresses.list,
  getName: ({ title }) => title,
  Screen: PortalPageFormScreen,
});
