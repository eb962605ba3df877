import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';
import { copyParameter } from '#app/records/parameters.ts';

const ServiceFormPage = lazyScreen(['services', 'records', 'validation', 'common', 'shell'], () =>
  import('#app/services/form-page.tsx').then((module) => module.ServiceFormPage),
);

export const Route = createFileRoute('/_tenant/services/service/AddService')({
  staticData: { entry: 'services.basic', screen: ServiceFormPage },
  validateSearch: copyParameter,
  component: () => <ServiceFormPage />,
  loader: ServiceFormPage.preload,
});
