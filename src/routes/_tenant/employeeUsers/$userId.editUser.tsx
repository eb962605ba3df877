import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/employeeUsers/$userId/editUser')(
  page(
    'users.basic',
    ['users', 'records', 'validation', 'common', 'shell'],
    () => import('#features/users/user-form.page.tsx'),
  ),
);
