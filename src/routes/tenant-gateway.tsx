import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/tenant-gateway')(
  page(
    'signedIn',
    ['session', 'common'],
    () => import('#features/session/tenant-gateway.page.tsx'),
  ),
);
