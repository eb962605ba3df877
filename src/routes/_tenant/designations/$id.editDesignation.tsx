import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/designations/$id/editDesignation')(
  page(
    'designation.basic',
    ['designations', 'records', 'validation', 'common', 'shell'],
    () => import('#features/designations/designation-form.page.tsx'),
  ),
);
