import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/designations/')({
  ...page(
    'designation.basic',
    ['designations', 'records', 'grid', 'common'],
    () => import('#features/designations/designation-list.page.tsx'),
    { calls: ['searchDesignations'] },
  ),
  validateSearch: listParameters,
});
