import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';

const ServiceViewPage = lazyScreen(['services', 'records', 'common', 'shell'], () =>
  import('#app/services/view-page.tsx').then((module) => module.ServiceViewPage),
);

export const Route = createFileRoute('/_tenant/services/service/$id/ViewService')({
  staticData: { entry: 'services.basic', screen: ServiceViewPage },
  component: () => <ServiceViewPage />,
  loader: ServiceViewPage.preload,
});
