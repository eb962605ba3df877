import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';

const ServiceFormPage = lazyScreen(['services', 'records', 'validation', 'common', 'shell'], () =>
  import('#app/services/form-page.tsx').then((module) => module.ServiceFormPage),
);

export const Route = createFileRoute('/_tenant/services/service/$id/UpdateService')({
  staticData: { privilege: 'services.basic', screen: ServiceFormPage },
  component: () => <ServiceFormPage />,
  loader: ServiceFormPage.preload,
});
