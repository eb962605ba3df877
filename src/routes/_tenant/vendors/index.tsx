import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';
import { listParameters } from '#page/list-parameters.ts';

const VendorListPage = lazyScreen(['vendors', 'records', 'grid', 'common'], () =>
  import('#features/vendors/vendor-list.page.tsx').then((module) => module.VendorListPage),
);

export const Route = createFileRoute('/_tenant/vendors/')({
  staticData: { entry: 'vendors.basic', screen: VendorListPage },
  validateSearch: listParameters,
  component: () => <VendorListPage />,
  loader: VendorListPage.preload,
});
