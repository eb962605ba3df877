import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/auditLog')({
  ...page(
    'roleManager.basic',
    ['auditLog', 'records', 'grid', 'common'],
    () => import('#features/audit/audit-log.page.tsx'),
    { calls: ['searchAuditLog'] },
  ),
  validateSearch: listParameters,
});
