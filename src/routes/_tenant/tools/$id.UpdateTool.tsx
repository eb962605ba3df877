import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';

const ToolUpdatePage = lazyScreen(['tools', 'records', 'validation', 'common', 'shell'], () =>
  import('#features/tools/tool-form.page.tsx').then((module) => module.ToolUpdatePage),
);

export const Route = createFileRoute('/_tenant/tools/$id/UpdateTool')({
  staticData: { entry: 'tools.basic', screen: ToolUpdatePage },
  component: () => <ToolUpdatePage />,
  loader: ToolUpdatePage.preload,
});
