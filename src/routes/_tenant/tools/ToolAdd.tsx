import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';
import { copyParameter } from '#page/record-parameters.ts';

export const Route = createFileRoute('/_tenant/tools/ToolAdd')({
  ...page(
    'tools.basic',
    ['tools', 'records', 'validation', 'common', 'shell'],
    () => import('#features/tools/tool-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
