import { createFileRoute } from '@tanstack/react-router';
import type { PageContext } from '#page/enter-page.ts';
import { lazyScreen } from '#page/lazy-screen.ts';

const TenantFrame = lazyScreen(['shell', 'common', 'session', 'clockwork'], () =>
  import('./-frame/tenant-frame.tsx').then((module) => module.TenantFrame),
);

/** Every page that asks for sign-in and a selected tenant. */
export const Route = createFileRoute('/_tenant')({
  staticData: { entry: {}, screen: TenantFrame },
  beforeLoad: ({ context: { page } }): PageContext => {
    if (!page) throw new Error('A page of a tenant asks for one.');
    return page;
  },
  component: () => <TenantFrame />,
  loader: TenantFrame.preload,
});
