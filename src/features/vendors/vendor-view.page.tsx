import { vendorViewMachine } from '#machines/vendors/vendor-view.machine.ts';
import { recordViewPage } from '#page/records/record-view-page.tsx';
import { VendorViewScreen } from './vendor-view.screen.tsx';

export default recordViewPage(vendorViewMachine, VendorViewScreen, 'vendorId');
