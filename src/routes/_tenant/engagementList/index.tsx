import { createFileRoute } from '@tanstack/react-router';
import { readEngagementView } from '#machines/engagements/list/engagement-view.ts';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/engagementList/')({
  ...page(
    'engagements.basic',
    ['engagementList', 'engagement', 'records', 'grid', 'common'],
    () => import('#features/engagements/list/engagement-list.page.tsx'),
  ),
  validateSearch: (search: Record<string, unknown>) => ({
    ...listParameters(search),
    ...readEngagementView(search),
  }),
});
