import { createFileRoute } from '@tanstack/react-router';
import type { PageContext } from '#page/entry/enter-page.ts';
import { page } from '#page/entry/page-route.ts';

/** The layout of all pages that require sign-in and a selected tenant. */
export const Route = createFileRoute('/_tenant')({
  ...page(
    {},
    ['shell', 'common', 'session', 'clockwork'],
    () => import('./-frame/tenant-frame.tsx'),
  ),
  beforeLoad: ({ context: { page: entered } }): PageContext => {
    if (!entered)
      throw new Error(
        "A tenant's page got no page context; give its route an entry rule that requires a tenant",
      );
    return entered;
  },
});
