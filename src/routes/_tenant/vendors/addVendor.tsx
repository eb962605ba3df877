import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';
import { copyParameter } from '#app/records/parameters.ts';

const VendorFormPage = lazyScreen(['vendors', 'records', 'validation', 'common', 'shell'], () =>
  import('#app/vendors/form-page.tsx').then((module) => module.VendorFormPage),
);

export const Route = createFileRoute('/_tenant/vendors/addVendor')({
  staticData: { entry: 'vendors.basic', screen: VendorFormPage },
  validateSearch: copyParameter,
  component: () => <VendorFormPage />,
  loader: VendorFormPage.preload,
});
