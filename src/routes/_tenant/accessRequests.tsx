import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';
import { isRecordId } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/accessRequests')({
  ...page(
    'roleManager.basic',
    ['access', 'privileges', 'records', 'validation', 'grid', 'common'],
    () => import('#features/access/access-requests.page.tsx'),
    { calls: ['searchAccessRequests'] },
  ),
  validateSearch: (search: Record<string, unknown>) => ({
    ...listParameters(search),
    // The request that a notification opens.
    request: isRecordId(search['request']) ? search['request'] : undefined,
  }),
});
