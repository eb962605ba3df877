import { createFileRoute } from '@tanstack/react-router';
import { listParameters } from '#page/list-parameters.ts';
import { page } from '#page/page-route.ts';

export const Route = createFileRoute('/_tenant/listing')({
  ...page(
    'uiDemos.basic',
    ['uiDemos', 'records', 'grid', 'common'],
    () => import('#features/ui-demos/listing.page.tsx'),
  ),
  validateSearch: listParameters,
});
