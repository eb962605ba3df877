import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';
import { idParameter } from '#page/record-parameters.ts';

const ToolViewPage = lazyScreen(['tools', 'records', 'common', 'shell'], () =>
  import('#features/tools/tool-view.page.tsx').then((module) => module.ToolViewPage),
);

export const Route = createFileRoute('/_tenant/tools/ViewTool')({
  staticData: { entry: 'tools.basic', screen: ToolViewPage },
  validateSearch: idParameter,
  component: () => <ToolViewPage />,
  loader: ToolViewPage.preload,
});
