import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { idParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/tools/ViewTool')({
  ...page(
    'tools.basic',
    ['tools', 'records', 'common', 'shell'],
    () => import('#features/tools/tool-view.page.tsx'),
    { calls: ['getTool'] },
  ),
  validateSearch: idParameter,
});
