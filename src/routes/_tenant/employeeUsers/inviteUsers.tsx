import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/employeeUsers/inviteUsers')(
  page(
    'users.basic',
    ['users', 'records', 'validation', 'common', 'shell'],
    () => import('#features/users/invite-users.page.tsx'),
  ),
);
