import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/assetPurchaseReport')({
  ...page(
    'assetDetailReport.basic',
    ['assetReports', 'records', 'grid', 'common'],
    () => import('#features/asset-reports/asset-purchase-report.page.tsx'),
  ),
  validateSearch: listParameters,
});
