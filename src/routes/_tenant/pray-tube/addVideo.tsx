import { createFileRoute } from '@tanstack/react-router';
import { page } from '#page/entry/page-route.ts';
import { copyParameter } from '#page/parameters/record-parameters.ts';

export const Route = createFileRoute('/_tenant/pray-tube/addVideo')({
  ...page(
    'prayTube.basic',
    ['prayTube', 'records', 'validation', 'common', 'shell'],
    () => import('#features/pray-tube/video-form.page.tsx'),
  ),
  validateSearch: copyParameter,
});
