import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/assetManager/audits/')({
  ...page(
    'assetManager.basic',
    ['assetAudit', 'records', 'grid', 'common', 'shell'],
    () => import('#features/asset-audit/asset-audits.page.tsx'),
    { reads: ['/{tenantId}/Asset/audits'] },
  ),
  validateSearch: listParameters,
});
