import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/services/service/$id/UpdateService')(
  page(
    'services.basic',
    ['services', 'records', 'validation', 'common', 'shell'],
    () => import('#features/services/service-form.page.tsx'),
  ),
);
