import { vendorFormMachine } from '#machines/vendors/vendor-form.machine.ts';
import { emptyVendor } from '#machines/vendors/vendor.ts';
import { vendorAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { VendorFormScreen } from './vendor-form.screen.tsx';

export default recordFormPage(vendorFormMachine, {
  emptyForm: emptyVendor,
  list: vendorAddresses.list,
  getName: ({ name }) => name,
  parameter: 'vendorId',
  Screen: VendorFormScreen,
});
