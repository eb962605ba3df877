import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { workViewParameters } from '#page/parameters/view-parameters.ts';

export const Route = createFileRoute('/_tenant/workView')({
  ...page(
    'workview.basic',
    ['workView', 'workBoard', 'projectTasks', 'analytics', 'records', 'grid', 'common'],
    () => import('#features/work-view/work-view.page.tsx'),
  ),
  validateSearch: workViewParameters,
});
