import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/forgotpassword')(
  page(
    'public',
    ['session', 'validation'],
    () => import('#features/session/forgot-password.page.tsx'),
  ),
);
