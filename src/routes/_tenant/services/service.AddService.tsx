import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';
import { copyParameter } from '#page/record-parameters.ts';

const ServiceFormPage = lazyScreen(['services', 'records', 'validation', 'common', 'shell'], () =>
  import('#features/services/service-form.page.tsx').then((module) => module.ServiceFormPage),
);

export const Route = createFileRoute('/_tenant/services/service/AddService')({
  staticData: { entry: 'services.basic', screen: ServiceFormPage },
  validateSearch: copyParameter,
  component: () => <ServiceFormPage />,
  loader: ServiceFormPage.preload,
});
