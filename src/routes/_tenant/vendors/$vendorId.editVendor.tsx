import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const VendorUpdatePage = lazyScreen(['vendors', 'records', 'validation', 'common', 'shell'], () =>
  import('#features/vendors/vendor-form.page.tsx').then((module) => module.VendorUpdatePage),
);

export const Route = createFileRoute('/_tenant/vendors/$vendorId/editVendor')({
  staticData: { entry: 'vendors.basic', screen: VendorUpdatePage },
  component: () => <VendorUpdatePage />,
  loader: VendorUpdatePage.preload,
});
