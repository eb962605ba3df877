import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '#page/lazy-screen.ts';
import { copyParameter } from '#page/record-parameters.ts';

const ToolFormPage = lazyScreen(['tools', 'records', 'validation', 'common', 'shell'], () =>
  import('#features/tools/tool-form.page.tsx').then((module) => module.ToolFormPage),
);

export const Route = createFileRoute('/_tenant/tools/ToolAdd')({
  staticData: { entry: 'tools.basic', screen: ToolFormPage },
  validateSearch: copyParameter,
  component: () => <ToolFormPage />,
  loader: ToolFormPage.preload,
});
