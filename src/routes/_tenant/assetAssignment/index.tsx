import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/assetAssignment/')({
  ...page(
    'assetAssignments.basic',
    ['assetAssignment', 'records', 'grid', 'common'],
    () => import('#features/asset-assignment/assignees.page.tsx'),
  ),
  validateSearch: listParameters,
});
