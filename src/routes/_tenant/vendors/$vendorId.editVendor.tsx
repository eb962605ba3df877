import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';

const VendorFormPage = lazyScreen(['vendors', 'records', 'validation', 'common', 'shell'], () =>
  import('#app/vendors/form-page.tsx').then((module) => module.VendorFormPage),
);

export const Route = createFileRoute('/_tenant/vendors/$vendorId/editVendor')({
  staticData: { privilege: 'vendors.basic', screen: VendorFormPage },
  component: () => <VendorFormPage />,
  loader: VendorFormPage.preload,
});
