import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/assetAssignment/$holderId')({
  ...page(
    'assetAssignments.basic',
    ['assetAssignment', 'handover', 'acceptance', 'records', 'grid', 'common', 'shell'],
    () => import('#features/asset-assignment/assignee.page.tsx'),
  ),
  validateSearch: listParameters,
});
