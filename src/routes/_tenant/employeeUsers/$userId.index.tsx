import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/employeeUsers/$userId/')(
  page(
    'users.basic',
    ['users', 'records', 'common', 'shell'],
    () => import('#features/users/user-view.page.tsx'),
    { reads: ['/{tenantId}/tenantuser/{id}/details'] },
  ),
);
