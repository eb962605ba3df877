import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/tools/ToolAdd')({
  ...page(
    'tools.basic',
    ['tools', 'records', 'validation', 'common', 'shell'],
    () => import('#features/tools/tool-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
