import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';
import { listParameters } from '#app/list-parameters.ts';

const ServiceListPage = lazyScreen(['services', 'records', 'grid', 'common'], () =>
  import('#app/services/list-page.tsx').then((module) => module.ServiceListPage),
);

export const Route = createFileRoute('/_tenant/services/')({
  staticData: { entry: 'services.basic', screen: ServiceListPage },
  validateSearch: listParameters,
  component: () => <ServiceListPage />,
  loader: ServiceListPage.preload,
});
