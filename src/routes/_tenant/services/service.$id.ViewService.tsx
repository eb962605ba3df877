import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const ServiceViewPage = lazyScreen(['services', 'records', 'common', 'shell'], () =>
  import('#features/services/service-view.page.tsx').then((module) => module.ServiceViewPage),
);

export const Route = createFileRoute('/_tenant/services/service/$id/ViewService')({
  staticData: { entry: 'services.basic', screen: ServiceViewPage },
  component: () => <ServiceViewPage />,
  loader: ServiceViewPage.preload,
});
