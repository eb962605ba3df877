import { createFileRoute } from '@tanstack/react-router';
import type { PageContext } from '#app/enter-page.ts';
import { lazyScreen } from '#app/lazy-screen.ts';

const TenantFrame = lazyScreen(['shell', 'common', 'session', 'clockwork'], () =>
  import('#app/tenant-frame.tsx').then((module) => module.TenantFrame),
);

/** Every page that asks for sign-in and a selected tenant. */
export const Route = createFileRoute('/_tenant')({
  staticData: { screen: TenantFrame },
  beforeLoad: async ({ context: { app }, location, matches }): Promise<PageContext> => {
    const { enterPage } = await import('#app/enter-page.ts');
    return enterPage(app, location.href, matches);
  },
  component: () => <TenantFrame />,
  loader: TenantFrame.preload,
});
