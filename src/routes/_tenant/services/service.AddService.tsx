import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/services/service/AddService')({
  ...page(
    'services.basic',
    ['services', 'records', 'validation', 'common', 'shell'],
    () => import('#features/services/service-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
