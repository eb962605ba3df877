import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/workView')({
  ...page(
    'workview.basic',
    ['workView', 'workBoard', 'projectTasks', 'analytics', 'records', 'grid', 'common'],
    () => import('#features/work-view/work-view.page.tsx'),
  ),
  validateSearch: listParameters,
});
