import { clientViewMachine } from '#machines/clients/client-view.machine.ts';
import { recordViewPage } from '#page/records/record-view-page.tsx';
import { ClientViewScreen } from './client-view.screen.tsx';

export default recordViewPage(clientViewMachine, ClientViewScreen, 'clientId');
