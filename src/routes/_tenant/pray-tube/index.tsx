import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { listParameters } from '#page/parameters/list-parameters.ts';

export const Route = createFileRoute('/_tenant/pray-tube/')({
  ...page(
    'prayTube.basic',
    ['prayTube', 'records', 'grid', 'common'],
    () => import('#features/pray-tube/video-list.page.tsx'),
  ),
  validateSearch: listParameters,
});
