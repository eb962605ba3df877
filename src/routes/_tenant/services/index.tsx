import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';
import { listParameters } from '#page/list-parameters.ts';

const ServiceListPage = lazyScreen(['services', 'records', 'grid', 'common'], () =>
  import('#features/services/service-list.page.tsx').then((module) => module.ServiceListPage),
);

export const Route = createFileRoute('/_tenant/services/')({
  staticData: { entry: 'services.basic', screen: ServiceListPage },
  validateSearch: listParameters,
  component: () => <ServiceListPage />,
  loader: ServiceListPage.preload,
});
