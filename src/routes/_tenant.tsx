import { createFileRoute } from '@tanstack/react-router';
import type { PageContext } from '#page/enter-page.ts';
import { page } from '#page/page-route.ts';

/** Every page that asks for sign-in and a selected tenant. */
export const Route = createFileRoute('/_tenant')({
  ...page(
    {},
    ['shell', 'common', 'session', 'clockwork'],
    () => import('./-frame/tenant-frame.tsx'),
  ),
  beforeLoad: ({ context: { page: entered } }): PageContext => {
    if (!entered) throw new Error('A page of a tenant asks for one.');
    return entered;
  },
});
