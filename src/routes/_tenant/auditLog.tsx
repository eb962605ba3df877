import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/auditLog')({
  ...page(
    'roleManager.basic',
    ['auditLog', 'records', 'grid', 'common'],
    () => import('#features/audit/audit-log.page.tsx'),
    { calls: ['searchAuditLog'] },
  ),
  validateSearch: listParameters,
});
