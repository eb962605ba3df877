import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';
import { copyParameter } from '#page/record-parameters.ts';

const VendorFormPage = lazyScreen(['vendors', 'records', 'validation', 'common', 'shell'], () =>
  import('#features/vendors/vendor-form.page.tsx').then((module) => module.VendorFormPage),
);

export const Route = createFileRoute('/_tenant/vendors/addVendor')({
  staticData: { entry: 'vendors.basic', screen: VendorFormPage },
  validateSearch: copyParameter,
  component: () => <VendorFormPage />,
  loader: VendorFormPage.preload,
});
