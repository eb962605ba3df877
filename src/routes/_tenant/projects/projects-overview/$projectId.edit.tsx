import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/projects/projects-overview/$projectId/edit')(
  page(
    'projects.basic',
    ['projects', 'records', 'validation', 'common', 'shell'],
    () => import('#features/projects/project-form.page.tsx'),
  ),
);
