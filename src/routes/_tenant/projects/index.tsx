import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { treeParameters } from '#page/parameters/view-parameters.ts';

export const Route = createFileRoute('/_tenant/projects/')({
  ...page(
    'projects.basic',
    ['projects', 'records', 'grid', 'common'],
    () => import('#features/projects/project-list.page.tsx'),
  ),
  validateSearch: treeParameters,
});
