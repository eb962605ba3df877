import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/assetSummaryReport')({
  ...page(
    'assetSummaryReport.basic',
    ['assetReports', 'records', 'grid', 'common'],
    () => import('#features/asset-reports/asset-summary-report.page.tsx'),
  ),
  validateSearch: listParameters,
});
