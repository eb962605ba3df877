import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';
import { listParameters } from '#app/list-parameters.ts';

const ToolListPage = lazyScreen(['tools', 'records', 'grid', 'common'], () =>
  import('#app/tools/list-page.tsx').then((module) => module.ToolListPage),
);

export const Route = createFileRoute('/_tenant/tools/')({
  staticData: { entry: 'tools.basic', screen: ToolListPage },
  validateSearch: listParameters,
  component: () => <ToolListPage />,
  loader: ToolListPage.preload,
});
