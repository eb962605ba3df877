import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#app/lazy-screen.ts';
import { copyParameter } from '#app/records/parameters.ts';

const ToolFormPage = lazyScreen(['tools', 'records', 'validation', 'common', 'shell'], () =>
  import('#app/tools/form-page.tsx').then((module) => module.ToolFormPage),
);

export const Route = createFileRoute('/_tenant/tools/ToolAdd')({
  staticData: { entry: 'tools.basic', screen: ToolFormPage },
  validateSearch: copyParameter,
  component: () => <ToolFormPage />,
  loader: ToolFormPage.preload,
});
