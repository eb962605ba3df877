import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';
import { idParameter } from '#page/record-parameters.ts';

export const Route = createFileRoute('/_tenant/tools/ViewTool')({
  ...page(
    'tools.basic',
    ['tools', 'records', 'common', 'shell'],
    () => import('#features/tools/tool-view.page.tsx'),
    { calls: ['getTool'] },
  ),
  validateSearch: idParameter,
});
