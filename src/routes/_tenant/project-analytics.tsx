import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

/** The router parses search texts that look like numbers or booleans as such. */
const plain = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;

export const Route = createFileRoute('/_tenant/project-analytics')({
  ...page(
    'projectAnalytics.basic',
    ['projectAnalytics', 'analytics', 'records', 'common'],
    () => import('#features/project-analytics/project-analytics.page.tsx'),
  ),
  validateSearch: (search: Record<string, unknown>) => ({
    filters: plain(search['filters']),
    search: plain(search['search']),
    project: plain(search['project']),
  }),
});
