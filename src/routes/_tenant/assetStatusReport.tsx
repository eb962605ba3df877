import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/assetStatusReport')({
  ...page(
    'assetStatusReport.basic',
    ['assetReports', 'records', 'grid', 'common'],
    () => import('#features/asset-reports/asset-status-report.page.tsx'),
  ),
  validateSearch: listParameters,
});
