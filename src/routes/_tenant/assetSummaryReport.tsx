import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/assetSummaryReport')({
  ...page(
    'assetSummaryReport.basic',
    ['assetReports', 'records', 'grid', 'common'],
    () => import('#features/asset-reports/asset-summary-report.page.tsx'),
  ),
  validateSearch: listParameters,
});
