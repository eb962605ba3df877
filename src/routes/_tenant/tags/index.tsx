import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { listParameters } from '#page/parameters/list-parameters.ts';

export const Route = createFileRoute('/_tenant/tags/')({
  ...page(
    'tags.basic',
    ['tags', 'records', 'grid', 'common'],
    () => import('#features/tags/tag-list.page.tsx'),
    { reads: ['/{tenantId}/tag'] },
  ),
  validateSearch: listParameters,
});
