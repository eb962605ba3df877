import { createFileRoute } from '@tanstack/react-router';
import { engagementParameters } from '#page/parameters/view-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/engagementList/')({
  ...page(
    'engagements.basic',
    ['engagementList', 'engagement', 'records', 'grid', 'common'],
    () => import('#features/engagements/list/engagement-list.page.tsx'),
  ),
  validateSearch: engagementParameters,
});
