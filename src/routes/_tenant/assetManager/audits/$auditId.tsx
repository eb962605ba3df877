import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/assetManager/audits/$auditId')({
  ...page(
    'assetManager.basic',
    ['assetAudit', 'records', 'grid', 'common', 'shell'],
    () => import('#features/asset-audit/audit-round.page.tsx'),
  ),
  validateSearch: listParameters,
});
