import { serviceListMachine } from '#machines/services/service-list.machine.ts';
import { serviceFields } from '#machines/services/service.ts';
import { serviceAddresses } from '#page/parameters/addresses.ts';
import { recordListPage } from '#page/records/record-list-page.tsx';
import { ServiceListScreen } from './service-list.screen.tsx';

export default recordListPage(serviceListMachine, {
  fields: serviceFields,
  list: serviceAddresses.list,
  Screen: ServiceListScreen,
});
