import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/assetAssignment/')({
  ...page(
    'assetAssignments.basic',
    ['assetAssignment', 'records', 'grid', 'common'],
    () => import('#features/asset-assignment/assignees.page.tsx'),
  ),
  validateSearch: listParameters,
});
