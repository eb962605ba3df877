import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const VendorViewPage = lazyScreen(['vendors', 'records', 'common', 'shell'], () =>
  import('#features/vendors/vendor-view.page.tsx').then((module) => module.VendorViewPage),
);

export const Route = createFileRoute('/_tenant/vendors/$vendorId/')({
  staticData: { entry: 'vendors.basic', screen: VendorViewPage },
  component: () => <VendorViewPage />,
  loader: VendorViewPage.preload,
});
