import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';

const ToolUpdatePage = lazyScreen(['tools', 'records', 'validation', 'common', 'shell'], () =>
  import('#app/tools/form-page.tsx').then((module) => module.ToolUpdatePage),
);

export const Route = createFileRoute('/_tenant/tools/$id/UpdateTool')({
  staticData: { entry: 'tools.basic', screen: ToolUpdatePage },
  component: () => <ToolUpdatePage />,
  loader: ToolUpdatePage.preload,
});
