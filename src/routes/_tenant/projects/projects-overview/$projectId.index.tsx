import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/projects/projects-overview/$projectId/')({
  ...page(
    'projects.basic',
    [
      'projectOverview',
      'projectLinks',
      'projectParts',
      'records',
      'grid',
      'validation',
      'common',
      'shell',
    ],
    () => import('#features/projects/project-overview.page.tsx'),
    { reads: ['/{tenantId}/project/{id}'] },
  ),
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: string | undefined } => ({
    tab: typeof tab === 'string' ? tab : undefined,
  }),
});
