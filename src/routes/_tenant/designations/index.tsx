import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/designations/')({
  ...page(
    'designation.basic',
    ['designations', 'records', 'grid', 'common'],
    () => import('#features/designations/designation-list.page.tsx'),
    { calls: ['searchDesignations'] },
  ),
  validateSearch: listParameters,
});
