import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const Route = createFileRoute('/_tenant/projects/projects-overview/$projectId/')({
  ...page(
    'projects.basic',
    [
      'projectOverview',
      'projectLinks',
      'projectParts',
      'projectTasks',
      'records',
      'grid',
      'validation',
      'common',
      'shell',
    ],
    () => import('#features/projects/project-overview.page.tsx'),
    { reads: ['/{tenantId}/project/{id}'] },
  ),
  validateSearch: (
    search: Record<string, unknown>,
  ): ReturnType<typeof listParameters> & {
    tab?: string | undefined;
    task?: string | undefined;
  } => ({
    ...listParameters(search),
    tab: toText(search['tab']),
    task: toText(search['task']),
  }),
});
