import { serviceViewMachine } from '#machines/services/service-view.machine.ts';
import { recordViewPage } from '#page/records/record-view-page.tsx';
import { ServiceViewScreen } from './service-view.screen.tsx';

export default recordViewPage(serviceViewMachine, ServiceViewScreen);
