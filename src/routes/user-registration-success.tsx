import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/user-registration-success')(
  page(
    'public',
    ['registration'],
    () => import('#features/registration/registration-success.page.tsx'),
  ),
);
