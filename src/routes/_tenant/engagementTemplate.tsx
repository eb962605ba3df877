import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';

// The stages are requested before the page opens. Source: ENGAG-034.
export const Route = createFileRoute('/_tenant/engagementTemplate')(
  page(
    'engagements.basic',
    ['engagementTemplate', 'engagement', 'records', 'common'],
    () => import('#features/engagements/template/engagement-template.page.tsx'),
    { reads: ['/{tenantId}/template/stages'] },
  ),
);
