import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/designations/addDesignation')({
  ...page(
    'designation.basic',
    ['designations', 'records', 'validation', 'common', 'shell'],
    () => import('#features/designations/designation-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
