import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/user-registration-success')(
  page(
    'public',
    ['registration'],
    () => import('#features/registration/registration-success.page.tsx'),
  ),
);
