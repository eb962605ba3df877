import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';
import { listParameters } from '#page/list-parameters.ts';
import { readTreeParameters } from '#machines/projects/project-view.ts';

export const Route = createFileRoute('/_tenant/projects/')({
  ...page(
    'projects.basic',
    ['projects', 'records', 'grid', 'common'],
    () => import('#features/projects/project-list.page.tsx'),
  ),
  validateSearch: (search: Record<string, unknown>) => ({
    ...listParameters(search),
    ...readTreeParameters(search),
  }),
});
