import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';
import { listParameters } from '#page/list-parameters.ts';

const ToolListPage = lazyScreen(['tools', 'records', 'grid', 'common'], () =>
  import('#features/tools/tool-list.page.tsx').then((module) => module.ToolListPage),
);

export const Route = createFileRoute('/_tenant/tools/')({
  staticData: { entry: 'tools.basic', screen: ToolListPage },
  validateSearch: listParameters,
  component: () => <ToolListPage />,
  loader: ToolListPage.preload,
});
