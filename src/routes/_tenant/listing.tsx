import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/parameters/list-parameters.ts';
import { page } from '#page/entry/page-route.ts';

export const Route = createFileRoute('/_tenant/listing')({
  ...page(
    'uiDemos.basic',
    ['uiDemos', 'records', 'grid', 'common'],
    () => import('#features/ui-demos/listing.page.tsx'),
  ),
  validateSearch: listParameters,
});
