import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const ServiceUpdatePage = lazyScreen(['services', 'records', 'validation', 'common', 'shell'], () =>
  import('#features/services/service-form.page.tsx').then((module) => module.ServiceUpdatePage),
);

export const Route = createFileRoute('/_tenant/services/service/$id/UpdateService')({
  staticData: { entry: 'services.basic', screen: ServiceUpdatePage },
  component: () => <ServiceUpdatePage />,
  loader: ServiceUpdatePage.preload,
});
