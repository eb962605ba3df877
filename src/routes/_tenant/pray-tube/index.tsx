import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/page-route.ts';
import { listParameters } from '#page/list-parameters.ts';

export const Route = createFileRoute('/_tenant/pray-tube/')({
  ...page(
    'prayTube.basic',
    ['prayTube', 'records', 'grid', 'common'],
    () => import('#features/pray-tube/video-list.page.tsx'),
  ),
  validateSearch: listParameters,
});
